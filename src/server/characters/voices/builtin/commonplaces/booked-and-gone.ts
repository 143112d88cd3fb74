import { commonplace } from '../commonplace.ts'

/** Reservations, appointments and those who do not turn up. */
export const bookedAndGone = commonplace({
  id: 'booked-and-gone',
  category: 'Business',
  idea: 'charging those who do not come',
  doing: 'charging for the empty chair',
  cues: {
    strong: [
      "don't turn up",
      'not turn up',
      'no-show',
      'no show',
      'no-shows',
      'book and',
      'book + cancel',
      'cancel at the last minute',
      'missed appointment',
      'deposit for a table',
      'reservation',
      'cancellation fee',
      'booked + cancelled',
      'turn up late',
    ],
    weak: [
      'book',
      'booking',
      'restaurant',
      'table',
      'appointment',
      'charge',
      'deposit',
      'cancel',
      'turn',
      'dentist',
      'hairdresser',
      'late',
      'salon',
      'people',
    ],
    never: ['facebook', 'book club', 'the book', 'comic book'],
  },
  aspects: [
    {
      label: 'the empty chair',
      pro: [
        'an empty table has been bought, cooked for and staffed all the same',
        'someone else was turned away for a person who never meant to come',
      ],
      con: [
        'a full room on most nights already pays for the few who forget',
        'walk-ins and a waiting list fill a table faster than a lawyer',
      ],
      mechanism: 'a promise that costs nothing is made three times for one evening',
      give: 'some goodwill at the door',
      get: 'a table for those who come',
      question: 'How often have you booked two places and chosen on the day?',
    },
    {
      label: 'the reason for staying away',
      pro: [
        'one call is all it takes, and most no-shows do not even make that',
        'a fair rule can forgive a fever and still mean something',
      ],
      con: [
        'people who stay away have a sick child more often than a bad character',
        'a stranger in a kitchen should not have to judge whose excuse is good',
      ],
      mechanism: 'the ones with the good reasons ring, and the rule is written for the others',
      give: 'an easy way out',
      get: 'a reason to ring',
      question: 'What would you have said if they had asked you why?',
    },
    {
      label: 'the card at the booking',
      pro: [
        'a small deposit that comes off the bill hurts nobody who comes',
        'people value what they have put something down for',
      ],
      con: [
        'asking for a card first tells every guest that he is suspected',
        'it keeps out the ones without a card and not the ones without manners',
      ],
      mechanism: 'a deposit turns a wish into a plan',
      give: 'an open door',
      get: 'a list that one can trust',
      question: 'Which sum would make you ring and not make you stay at home?',
    },
    {
      label: 'the small place and the big one',
      pro: [
        'six people who stay away can be the whole profit of a small room',
        'big chains can shrug it off, and the corner place cannot',
      ],
      con: [
        'a place that depends on each single guest should not begin by fining them',
        'regulars put up with a lot, but a bill for nothing is not among it',
      ],
      mechanism: 'the smaller the room, the more one empty table weighs',
      give: 'a friendly reputation',
      get: 'a cook who is paid',
      question: 'Do you know what an empty table costs the place you like best?',
    },
  ],
  proposals: [
    'send a message at noon that can be answered with one word',
    'take a deposit on Fridays only and see',
    'give the table away after fifteen minutes and say so before',
    'keep a list of people who would come at once',
  ],
  scenes: [
    'a waiter who sends two couples away from an empty table',
    'a nurse whose shift was changed at five',
    'a cook who throws out four portions of fish',
  ],
})
