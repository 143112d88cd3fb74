import { commonplace } from '../commonplace.ts'

export const learningHow = commonplace({
  id: 'learning-how',
  category: null,
  isForm: true,
  idea: 'just starting before it is planned',
  doing: 'starting before you are ready',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'beginning',
      pro: [
        'ten minutes of doing show what ten hours of reading hide',
        "the first one is bad for all, so it may as well be today's",
      ],
      con: [
        'a wrong start is learned as well, and it stays in the hands',
        'an hour with someone who can do it saves a month',
      ],
      mechanism: 'knowing about it and being able to are two piles that hardly touch',
      give: 'a perfect plan',
      get: 'a first mistake',
      question: 'What have you already tried?',
    },
    {
      label: 'the choice of a way',
      only: ['which', 'best', 'choose', 'language', 'first', 'start with', 'better', 'or'],
      pro: [
        'nearly any way works if one stays with it',
        'the plain tool that people around you use comes with people around you',
      ],
      con: [
        'the first choice shapes which doors one sees for years',
        'what is popular is what was easy to sell',
      ],
      mechanism: 'the difference between the ways is smaller than between starting and not',
      give: 'the best choice',
      get: 'a made one',
      question: 'What do you want to have in your hands in three months?',
    },
    {
      label: 'the asking',
      pro: [
        'people remember their own beginning and are glad to be asked',
        'a plain sentence about what is hard gets more help than a brave face',
      ],
      con: [
        'ten helpers have eleven ways, and all of them worked',
        'some listeners keep it for the next review',
      ],
      mechanism: 'whoever asks shows a gap and a spine',
      give: 'a good face',
      get: 'a shortcut',
      question: 'Who has watched you do it?',
    },
    {
      label: 'keeping at it',
      pro: [
        'small and every day wins over large and on Sunday',
        'a thing that one enjoys a little needs no will',
      ],
      con: [
        'what never gets harder never gets better',
        'pauses are when it settles, so a missed day is no sin',
      ],
      mechanism: 'progress shows itself in the month after one stopped looking for it',
      give: 'quick results',
      get: 'something that stays',
      question: 'When in your day is nobody waiting for you?',
    },
    {
      label: 'the fear of looking foolish',
      pro: [
        'everyone in the room was once worse at it and has forgotten',
        'saying that one is new makes others kind',
      ],
      con: [
        'a bit of nerves is what makes people prepare',
        'not every room deserves to see one learning',
      ],
      mechanism: 'one watches oneself more than anyone else does',
      give: 'some dignity',
      get: 'freedom to be bad at it',
      question: 'Who would laugh, and do you mind?',
    },
  ],
  proposals: [
    'do it badly once today and note where it hurt',
    'pick the plainest way and stay with it for a month',
    'find someone who is one step ahead and buy them a coffee',
    'leave out half of the advice and see if you miss it',
    'finish one small thing before choosing the next',
  ],
  scenes: [
    'a beginner with eleven open tabs',
    'someone who learned it late and from necessity',
    'a teacher who says the same sentence to everyone',
  ],
})
