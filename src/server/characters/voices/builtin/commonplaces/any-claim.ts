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
      label: 'the reach of it',
      pro: [
        'most who have lived with it for a while would agree',
        'someone who comes to it fresh sees it at once',
      ],
      con: [
        'those for whom it works well do not write about it',
        'what is true of the loudest case is seldom true of the quiet ones',
      ],
      mechanism: 'we judge by the cases that we remember',
      give: 'some fairness',
      get: 'a clear word',
      question: 'Which case do you have in mind?',
    },
    {
      label: 'the force of habit',
      pro: [
        'people defend what they are used to and call it sense',
        'a fault does not get smaller because everybody lives with it',
      ],
      con: [
        'what has lasted this long does some job that nobody sees',
        'whatever takes its place will have faults as well, only unknown ones',
      ],
      mechanism: 'we notice a habit when it stops',
      give: 'an old habit',
      get: 'a fresh look',
      question: 'What would you put in its place?',
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
      get: 'a clear position',
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
