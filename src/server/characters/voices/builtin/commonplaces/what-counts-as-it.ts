import { commonplace } from '../commonplace.ts'

/** Is a hot dog a sandwich, is chess a sport: quarrels over a word. */
export const whatCountsAsIt = commonplace({
  id: 'what-counts-as-it',
  category: 'Science',
  idea: 'counting it in',
  doing: 'counting it as one',
  cues: {
    strong: [
      'hot dog a',
      'count as',
      'counts as',
      'technically a',
      'considered a',
      'a real sport',
      'a real job',
    ],
    weak: [
      'burrito',
      'wrap',
      'cereal',
      'taco',
      'pizza',
      'definition',
      'word',
      'chess',
      'esports',
      'category',
      'ambition',
    ],
    never: ['a sport club', 'a sports club', 'sandwich shop', 'a sports car'],
  },
  aspects: [
    {
      label: 'the form of the thing',
      pro: [
        'whatever has the parts and does the job has earned the name',
        'a name that leaves out the odd cousin is about manners and not about the thing',
      ],
      con: [
        'a word that lets everything in is of no use at lunch',
        'people who order one would be right to send the other back',
      ],
      mechanism: 'a word has a clear middle and quarrels at its edge',
      give: 'a tidy drawer',
      get: 'a bigger family',
      question: 'Which one part would you have to take away until it is no longer one?',
    },
    {
      label: 'the pride of the name',
      pro: [
        'calling it so takes nothing away from those who were called so first',
        'each newcomer was laughed at, and later had a shelf of its own',
      ],
      con: [
        'some things are better for being the only one of their kind',
        'whoever wants the name usually wants the money that comes with it',
      ],
      mechanism: 'nobody quarrels over a name that gives nothing',
      give: 'a rank of its own',
      get: 'a seat at the table',
      question: 'Who would be offended if you were right?',
    },
    {
      label: 'the use of the quarrel',
      pro: [
        'a silly line is the best place to practise drawing a serious one',
        'one learns more about a friend from this than from the weather',
      ],
      con: [
        'it is a game in which everybody moves the goal and nobody eats',
        'behind each of these there is someone who only wants to say actually',
      ],
      mechanism: 'the answer is free, so people can afford to be strict',
      give: 'ten minutes of peace',
      get: 'a proper row about nothing',
      question: "Have you ever changed somebody's mind on it?",
    },
    {
      label: 'the one who decides',
      pro: [
        'the people who make it for a living call it what sells',
        'usage wins in the end, and dictionaries run after it',
      ],
      con: [
        'somebody once wrote a rule about it for a tax, and then it was true',
        'asking the crowd is how a tomato became a vegetable',
      ],
      mechanism: 'what a thing is called depends on who has to file it',
      give: "the expert's say",
      get: 'the word as people use it',
      question: 'What does the person behind the counter call it?',
    },
  ],
  proposals: [
    'order one by the other name and see what arrives',
    'ask a child who has no side yet',
    'draw the line on a napkin and test five cases',
    'let the cook decide and pay for it',
  ],
  scenes: [
    'a cook who refuses to discuss it',
    'a cousin who has a chart',
    'a tax clerk with a sandwich',
  ],
})
