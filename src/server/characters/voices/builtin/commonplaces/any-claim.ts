import { commonplace } from '../commonplace.ts'

export const anyClaim = commonplace({
  id: 'any-claim',
  category: 'Innovation',
  isForm: true,
  idea: 'saying so plainly',
  doing: 'saying it that plainly',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the reach of the claim',
      pro: [
        'people say the plain thing when the careful one was ignored',
        'an exaggeration that points the right way is worth a true sentence that points nowhere',
      ],
      con: [
        'it holds for those one thinks of and not for those one forgets',
        'what is true of the worst case is sold as true of all',
      ],
      mechanism: 'a general sentence is one experience with its sleeves rolled up',
      give: 'some precision',
      get: 'a start for an argument',
      question: 'Which person did you have in mind?',
    },
    {
      label: 'the effect of saying it',
      pro: [
        'someone reads it and finds that they are not the only one',
        'saying it breaks a spell of politeness',
      ],
      con: [
        'those who should hear it stop listening at the third word',
        'a sharp line makes friends of those who agreed before',
      ],
      mechanism: 'a sentence finds its admirers sooner than its target',
      give: 'a calm tone',
      get: 'an honest one',
      question: 'Who should read this, and would they?',
    },
    {
      label: 'the way it came about',
      pro: [
        'it was different once, and somebody decided to change it',
        'many gained a little from it, and that is how it got large',
      ],
      con: [
        "it only looks new because one's own youth did not notice",
        'nobody planned it, so there is nobody to be angry with',
      ],
      mechanism: 'what all complain of is kept going by something that all like',
      give: 'somebody to blame',
      get: 'a lever',
      question: 'When did it start, as you remember it?',
    },
    {
      label: 'the consequence of it',
      pro: [
        'something small could begin on Monday if that is so',
        'a view shows its worth in what one gives up for it',
      ],
      con: [
        'believing it changes nothing that anyone here does',
        'the cure that comes to mind would cost more than the complaint',
      ],
      mechanism: 'an opinion is cheap until it has to pay',
      give: 'a good grumble',
      get: 'a first step',
      question: 'What would you do about it, if it were up to you?',
    },
    {
      label: 'the other half of it',
      pro: [
        'the comfortable half is told often enough',
        'it helps to say the uneven thing evenly and aloud',
      ],
      con: [
        'the same people would miss it within a month',
        'what is wrong with it is also what makes it possible',
      ],
      mechanism: 'each good comes with a handle that one hates',
      give: 'a balanced view',
      get: 'a clear one',
      question: 'What would you miss, if it went away?',
    },
  ],
  proposals: [
    'name one case in which it does not hold',
    'say it to someone who lives with it',
    'find a person who left that view and ask why',
    'swap the adjective for an example',
  ],
  scenes: [
    'someone who nods and lives the other way',
    'a friend who would take it personally',
    'a person for whom it was true until last year',
  ],
})
