import { commonplace } from '../commonplace.ts'

export const anyComparison = commonplace({
  id: 'any-comparison',
  category: 'Innovation',
  isForm: true,
  idea: 'preferring the first of the two',
  doing: 'choosing the first',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the habit behind it',
      pro: [
        'people prefer what they met first and find reasons later',
        'the one that you do without thinking leaves the head free',
      ],
      con: [
        'a habit is no argument, it is only older',
        'those who have tried both hardly shout about it',
      ],
      mechanism: 'taste is formed by what stood in the kitchen',
      give: 'a quarrel',
      get: 'a choice',
      question: 'Which did you grow up with?',
    },
    {
      label: 'the deciding use',
      pro: [
        'the plain one is enough for most people and most days',
        'whatever you will really use beats whatever is better',
      ],
      con: [
        'it depends on a case that nobody has named',
        'a small difference each day is a large one in ten years',
      ],
      mechanism: 'two things are compared by what they share and chosen for what they do not',
      give: 'a clear winner',
      get: 'the right one for the day',
      question: 'For what would you need it to be better?',
    },
    {
      label: 'the fun of the quarrel',
      pro: [
        'small fights are a way of being together without danger',
        'someone who cares about little things can be trusted with them',
      ],
      con: [
        'a preference that becomes a flag is no fun at breakfast',
        'nobody was ever talked out of a taste',
      ],
      mechanism: 'people defend a taste as they would defend a family',
      give: 'peace at the table',
      get: 'a good fight',
      question: 'Who do you argue about it with?',
    },
    {
      label: 'a third way',
      pro: [
        'something third is usually better when two sides are that sure',
        'nothing stops you from having each on its own day',
      ],
      con: [
        'someone who wants both ends up with neither done well',
        'a choice that is put off is made by the clock',
      ],
      mechanism: 'two answers often share one mistaken question',
      give: 'the safety of sides',
      get: 'a way out',
      question: 'What would you take if both were gone?',
    },
  ],
  proposals: [
    'live with the other one for a month before choosing',
    'ask what it is for and let that decide',
    'take the one you can change your mind about',
    'try both on a bad day',
  ],
  scenes: [
    'someone who swears by one and owns both',
    'a beginner who only wants to start',
    'a person who changed sides and is quiet about it',
  ],
})
