import { commonplace } from '../commonplace.ts'

export const anyRule = commonplace({
  id: 'any-rule',
  category: 'Politics',
  isForm: true,
  idea: 'making it a rule for everyone',
  doing: 'making it a rule',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the day after the rule',
      pro: [
        'a clear rule ends a quarrel that people were tired of having every day',
        'most people do it gladly as long as all the others have to',
      ],
      con: [
        'the clever find the detour within a week, and the others pay',
        'what was asked for and became a law is done with less grace',
      ],
      mechanism: 'a rule works as far as somebody checks',
      give: 'some freedom',
      get: 'an end to the bargaining',
      question: 'What would you do differently on the first day?',
    },
    {
      label: 'the burden of it',
      pro: [
        'those with least power gain most from a rule that needs no courage',
        'a small burden on each is lighter than a heavy one on a few',
      ],
      con: [
        'those who wrote it can afford it, and the rest will be fined',
        'small places drown in what large ones hand to a department',
      ],
      mechanism: 'the same rule weighs differently on each back',
      give: 'some ease for most',
      get: 'protection for some',
      question: 'Whose week would change most?',
    },
    {
      label: 'the softer way',
      pro: [
        'asking nicely was tried for years, and here we are',
        'a custom without a rule protects nobody from the one who laughs at it',
      ],
      con: ['a good default changes more than a threat', 'shame and habit do it for nothing'],
      mechanism: 'people follow what others do before they follow what is written',
      give: 'a friendly tone',
      get: 'something to rely on',
      question: 'What has been tried already?',
    },
    {
      label: 'the hard case',
      pro: [
        'exceptions can be written down, and harm cannot be taken back',
        'a rule with three fair exceptions beats a hundred favours',
      ],
      con: [
        "the first exception is for somebody's cousin",
        'each hard case has a face, and the law will meet it on a bad day',
      ],
      mechanism: 'a rule is made for the usual and judged by the strange',
      give: 'some justice in the odd case',
      get: 'the same for all',
      question: 'Which case would you let through?',
    },
    {
      label: 'the life of a rule',
      pro: [
        'what looked bold when it began is boring ten years on, and nobody wants it back',
        'rules that work become manners',
      ],
      con: [
        'a rule outlives its reason and its authors',
        'whatever was hard to pass is hard to repair',
      ],
      mechanism: 'the next generation finds it there and asks who needed it',
      give: "room to change one's mind",
      get: 'a settled matter',
      question: 'What would show that it had failed?',
    },
  ],
  proposals: [
    'try it in one place for one year and publish what happened',
    'put an end date into it from the start',
    'let those it hits hardest write the exceptions',
    'start with a label and keep the ban for later',
  ],
  scenes: [
    'an inspector with one car and three hundred addresses',
    'someone who followed the old rule and paid for it',
    'an official who has to explain it at a counter',
  ],
})
