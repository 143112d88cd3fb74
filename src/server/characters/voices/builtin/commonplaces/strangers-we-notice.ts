import { commonplace } from '../commonplace.ts'

/** Strangers who move us: on platforms, at tills, in the seat opposite. */
export const strangersWeNotice = commonplace({
  id: 'strangers-we-notice',
  category: null,
  idea: 'reaching out to them',
  doing: 'saying something to them',
  cues: {
    strong: [
      'the man who',
      'the woman who',
      'the old man',
      'the old lady',
      'a stranger',
      'strangers',
      'sounds so sad',
      'looked so sad',
      'smiled at me',
      'on the platform',
      'at our station',
      'the cashier',
      'the bus driver',
      'think about him',
      'think about her',
      'talked to me',
    ],
    weak: [
      'station',
      'voice',
      'announcements',
      'sad',
      'every day',
      'bus',
      'train',
      'wave',
      'smile',
      'kind',
      'alone',
      'day',
      'lonely',
    ],
    never: ['the woman who wrote', 'the man who invented', 'the man who wrote'],
  },
  aspects: [
    {
      label: 'the story we make up',
      pro: [
        'noticing somebody is the first half of kindness, and most of us skip it',
        'a tired voice is worth a thought, whatever the truth behind it is',
      ],
      con: [
        'he may be cheerful at home and have a cold',
        'we lend people our own sadness and then feel sorry for them',
      ],
      mechanism: 'we hear one tone and fill in a whole life',
      give: 'some distance',
      get: 'a bit of fellow feeling',
      question: 'What in that voice reminded you of someone?',
    },
    {
      label: 'the small sign',
      pro: [
        'a thank you through a window can carry somebody through a week',
        'nobody in such a job is ever told that they were heard',
      ],
      con: [
        'being noticed is not what everybody at work is hoping for',
        "a stranger's concern is one more thing to be polite to",
      ],
      mechanism: 'people who serve a crowd are seen by all and met by nobody',
      give: 'the habit of looking away',
      get: 'a good minute for two people',
      question: 'What would you say if you had ten seconds?',
    },
    {
      label: 'the size of a day',
      pro: [
        'such a thought is proof that the city has not made you deaf',
        'the people we only pass are most of the people we know',
      ],
      con: [
        'one can carry a stranger all day and forget to ring a friend',
        'whoever feels every voice will not have the strength to help one',
      ],
      mechanism: 'we are moved most by those of whom nothing is asked',
      give: 'a light heart',
      get: 'a thinner skin',
      question: 'Who might be thinking of you like that?',
    },
    {
      label: 'the work behind it',
      pro: [
        "saying the same sorry for somebody else's delay all day would make anyone sound so",
        'a job alone with a microphone needs a second chair',
      ],
      con: [
        'it is a job, and people in it have a life that we cannot hear',
        'most would rather have better trains than our pity',
      ],
      mechanism: 'the one who has to apologise is never the one who decided',
      give: 'an easy joke',
      get: 'a thought for the person behind it',
      question: 'Have you ever seen him?',
    },
  ],
  proposals: [
    'write a note and leave it at the counter',
    'say good morning once and see what happens',
    'ask the people at the kiosk, they know everybody',
    'tell somebody about it, as you did here',
  ],
  scenes: [
    'a guard who reads the delays to an empty platform',
    'a girl who answers the loudspeaker',
    "a cashier who knows everyone's bread",
  ],
})
