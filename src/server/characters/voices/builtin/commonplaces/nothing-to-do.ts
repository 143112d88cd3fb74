import { commonplace } from '../commonplace.ts'

/** Boredom, empty hours, doing nothing. */
export const nothingToDo = commonplace({
  id: 'nothing-to-do',
  category: null,
  idea: 'leaving the empty hour empty',
  doing: 'doing nothing for once',
  cues: {
    strong: [
      'bored',
      'boredom',
      'being bored',
      'nothing to do',
      'doing nothing',
      'do nothing',
      'empty afternoon',
      'daydream',
      'daydreaming',
      'free time',
      'lazy sunday',
      'staring out of',
      'switch off',
      'wasting time',
      'productive',
    ],
    weak: [
      'miss',
      'phone',
      'summer',
      'sunday',
      'hour',
      'child',
      'afternoon',
      'waiting',
      'rest',
      'quiet',
      'slow',
    ],
  },
  aspects: [
    {
      label: 'the idea that comes late',
      pro: [
        'the good thought arrives in the minute after one would have reached for something',
        'children invent a game at the point where grown-ups would give in',
      ],
      con: [
        'most empty hours are only empty, and one remembers the one that was not',
        'someone who has to fill every shift is not helped by praise of the gap',
      ],
      mechanism: 'a mind left alone begins to talk to itself',
      give: 'an entertained evening',
      get: "a thought of one's own",
      question: 'What did you last think of while nothing was on?',
    },
    {
      label: 'the pocket that is never empty',
      pro: [
        'a whole industry lives on the three minutes at the bus stop',
        'what we lost is not the time, it is the waiting in it',
      ],
      con: [
        'nobody takes it away, one can put the thing in a drawer',
        'the old dull Sunday was also long, lonely and smelled of cabbage',
      ],
      mechanism: 'boredom went when it could be ended by a thumb',
      give: 'the small comfort in a queue',
      get: 'a minute that is yours',
      question: 'Where would you still manage to wait without taking it out?',
    },
    {
      label: 'the guilt of it',
      pro: [
        'someone who does nothing owes nobody a reason for it',
        'rest that has to be useful is another shift',
      ],
      con: [
        'others are doing the washing while one of us watches the clouds',
        'an empty day is a treat only for those who have full ones',
      ],
      mechanism: 'an hour feels wasted when one imagines somebody watching',
      give: 'a tidy list',
      get: 'a day without a purpose',
      question: 'Who taught you that an idle hour has to be explained?',
    },
    {
      label: 'the memory of it',
      pro: [
        'those long afternoons are what we tell of, so they cannot have been nothing',
        'one misses being a person whom nobody could reach',
      ],
      con: [
        'it is the age that one misses, and boredom was only in the room',
        'at the time we begged for it to end',
      ],
      mechanism: 'what was too long while it lasted is too short in memory',
      give: 'the present with its gadgets',
      get: 'a slow hour now and then',
      question: 'Which afternoon are you thinking of?',
    },
  ],
  proposals: [
    'leave the phone at home for one errand',
    'sit at a window for as long as a kettle takes',
    'give a child a dull afternoon and no rescue',
    'miss one bus on purpose',
  ],
  scenes: [
    'a girl on a back step with a stick',
    'a man on a platform with an empty battery',
    'a grandmother who shells peas for an hour',
  ],
})
