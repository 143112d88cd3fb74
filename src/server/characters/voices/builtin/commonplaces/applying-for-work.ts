import { commonplace } from '../commonplace.ts'

/** Cover letters, interviews, references and other rituals of hiring. */
export const applyingForWork = commonplace({
  id: 'applying-for-work',
  category: 'Business',
  idea: 'doing away with the ritual',
  doing: 'hiring without it',
  cues: {
    strong: [
      'cover letter',
      'cover letters',
      'job application',
      'job applications',
      'applicants',
      'references',
      'recruiter',
      'recruiters',
      'hiring process',
      'job advert',
      'salary range',
      'assessment centre',
      'rounds of interviews',
      'ghosted after',
      'take-home test',
    ],
    weak: [
      'letter',
      'interview',
      'apply',
      'applying',
      'cv',
      'job',
      'reads',
      'hire',
      'employer',
      'candidate',
      'write',
      'nobody',
    ],
  },
  aspects: [
    {
      label: 'the reader who is not there',
      pro: [
        'writing for a drawer teaches people to lie politely',
        'a form with three honest questions would tell both sides more',
      ],
      con: [
        'one in fifty is read, and that one gets the job',
        'someone who cannot be bothered to write a page is also an answer',
      ],
      mechanism: 'what everybody has to hand in is read by nobody',
      give: 'a page of good intentions',
      get: "an hour of one's life",
      question: 'Which sentence have you copied into all of them?',
    },
    {
      label: 'the thing it measures',
      pro: [
        'it rewards those who had somebody to show them how it is done',
        'a small piece of the real work says more than any adjective',
      ],
      con: [
        "a page of one's own words still shows more than a list of dates",
        'any other test can be trained for as well, and for money',
      ],
      mechanism: 'each test of people becomes a test of who knows the test',
      give: 'an old custom',
      get: 'a fair first look',
      question: 'What would you ask somebody to do, if you had to choose by Friday?',
    },
    {
      label: 'the balance between the two',
      pro: [
        'the one who asks for a page should have to write one back',
        'those who need the work most write the most of them for nothing',
      ],
      con: [
        'a firm with three hundred replies has to begin with something',
        "with a tap to apply there would be a thousand replies, and a machine's no for each",
      ],
      mechanism: 'the effort lies with the many, and the choice with the one',
      give: 'a filter',
      get: 'some respect',
      question: 'How many answers did you get for how many letters?',
    },
    {
      label: 'the machine on both sides',
      pro: [
        'machines write them and machines read them, so nobody would miss it',
        'once the page is worthless people may have to talk',
      ],
      con: [
        'what replaces it will be a camera and a score',
        'a dull ritual that all can learn is kinder than a clever one',
      ],
      mechanism: 'a ritual survives its reason as long as nobody wants to be first to stop',
      give: 'the last human page',
      get: 'an honest start',
      question: 'Who would notice if you sent the same one to everybody?',
    },
  ],
  proposals: [
    'leave it out of the next advert and see who applies',
    'pay those who get as far as a task',
    'send three lines and a sample of work',
    'answer everybody within a week, even with a no',
  ],
  scenes: [
    'a mother with forty tabs and a child on her lap',
    'a clerk who opens only the second page',
    'a boss who was hired over a beer',
  ],
})
