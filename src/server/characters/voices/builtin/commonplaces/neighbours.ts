import { commonplace } from '../commonplace.ts'

export const neighbours = commonplace({
  id: 'neighbours',
  category: null,
  idea: "a knock on the neighbour's door",
  doing: 'going next door to talk about it',
  cues: {
    strong: [
      'neighbour',
      'neighbor',
      'next door',
      'upstairs',
      'downstairs neighbour',
      'our street',
      'our building',
      'hoa',
    ],
    weak: [
      'noise',
      'fence',
      'tree',
      'parking',
      'drum',
      'barking',
      'garden',
      'loud',
      'wall',
      'hedge',
      'party',
      'music',
      'night',
      'legal',
    ],
  },
  aspects: [
    {
      label: 'the first conversation',
      pro: [
        'a knock in daylight solves what ten notes under the door make worse',
        'people turn it down for a face that they know',
      ],
      con: [
        'the first complaint fixes who is the difficult one for years',
        'someone who needs to be told has already decided not to notice',
      ],
      mechanism: 'sound crosses a wall and intention does not',
      give: 'the illusion that it may stop by itself',
      get: 'a name to the noise',
      question: 'Have they ever heard it from your side?',
    },
    {
      label: 'the letter of the law',
      pro: [
        'a rule with hours in it protects the quiet from having to be brave',
        'staying just inside the limit every single day is a choice as well',
      ],
      con: [
        'legal is the word for what you may do without asking and not for what is kind',
        'once the rulebook is out, both of you will live by it',
      ],
      mechanism: 'a limit written for everyone fits no particular wall',
      give: 'goodwill over the fence',
      get: 'a line that an officer can read',
      question: 'Would you settle for legal if it were your bedroom?',
    },
    {
      label: 'the years you will share',
      pro: [
        "whoever lives a wall apart for ten years needs the other's spare key one day",
        'a small concession now buys a large one when your own roof is open',
      ],
      con: [
        'giving way each time teaches one side to take',
        'peace that only one household pays for is a subsidy',
      ],
      mechanism: 'neighbours meet again, so every favour and every insult is repaid',
      give: 'the satisfaction of winning',
      get: 'someone who takes in your parcels',
      question: 'What have they done for you, if you are honest?',
    },
    {
      label: 'the trade that could be made',
      pro: [
        'moving it by an hour often costs the one next to nothing and gives the other the evening',
        'money or a rug settles what principle never will',
      ],
      con: [
        'paying someone to behave sets a price that goes up',
        'no deal helps when one of the two enjoys the fight',
      ],
      mechanism: 'most quarrels on a street are about time of day',
      give: 'an hour of freedom',
      get: 'an hour of quiet',
      question: 'Which hour of the day would you buy back first?',
    },
    {
      label: 'a thing that does not grow back',
      only: ['tree', 'oak', 'hedge', 'fence', 'garden', 'view', 'cut', 'wall', 'parking'],
      pro: [
        'an old tree or a torn hedge outlives the mood that removed it',
        "what stands for everybody's eyes is not only its owner's business",
      ],
      con: [
        'whoever pays the upkeep should have the last word on what stands in the garden',
        "a street where each change needs a vote stays as it was in somebody's childhood",
      ],
      mechanism: 'a border is private on paper and shared in the view',
      give: 'a parking space or a view',
      get: 'something older than everyone in the street',
      question: 'What would you still regret in twenty years?',
    },
  ],
  proposals: [
    'knock at four in the afternoon with nothing to complain about yet',
    'agree on hours and put them in a message both can find',
    'offer to pay half of a rug, a pad or a fence',
    'keep a dated note for a month before calling anyone',
    'let them listen to it from your side of the wall',
  ],
  scenes: [
    'a night nurse with a pillow over her head at noon',
    'a retired man who has measured the hedge twice',
    'a boy who has one hour a day to practise',
  ],
})
