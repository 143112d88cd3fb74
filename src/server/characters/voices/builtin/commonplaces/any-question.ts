import { commonplace } from '../commonplace.ts'

export const anyQuestion = commonplace({
  id: 'any-question',
  category: 'Science',
  isForm: true,
  idea: 'trying to answer it',
  doing: 'looking for the answer',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the reason for asking',
      pro: [
        'a question that comes back at night wants an answer by day',
        'asking it aloud brings out those who thought they were alone with it',
      ],
      con: [
        'some questions are a polite way to have an opinion',
        'one can turn it over for years and call that living',
      ],
      mechanism: 'people ask what their own life has just asked them',
      give: 'a bit of peace',
      get: 'a reason',
      question: 'What made you ask it just now?',
    },
    {
      label: 'the shape of an answer',
      pro: [
        'a rough answer that helps on Monday is better than a perfect one',
        'people act every day as if they knew',
      ],
      con: [
        'the honest answer is a list of conditions',
        'one answer for everyone is how most harm began',
      ],
      mechanism: 'general questions have particular answers',
      give: 'certainty',
      get: 'an answer that fits',
      question: 'For whom would you like to know it?',
    },
    {
      label: 'the person who would know',
      pro: [
        'those who have been through it once know more than those who studied it',
        'a stranger sees at once what friends have grown used to',
      ],
      con: [
        'whoever has been through it knows one way and calls it the way',
        'the ones who are sure are those who were lucky',
      ],
      mechanism: 'experience knows a lot about one case',
      give: "an expert's word",
      get: 'somebody who was there',
      question: 'Whom would you believe?',
    },
    {
      label: 'the old answer',
      pro: [
        'people before us got by with a custom, and most customs were tried',
        'an old answer has at least been lived in',
      ],
      con: [
        'the old answer was given by those who gained from it',
        'what worked in a village does not work in a city of strangers',
      ],
      mechanism: 'each time gets its answers from its fears',
      give: 'some freedom',
      get: 'a handrail',
      question: 'What would your grandmother have said?',
    },
  ],
  proposals: [
    'ask three people of very different ages',
    'answer it for one day and one person',
    'find out who first asked it and why',
    'try the opposite answer for a week',
  ],
  scenes: [
    'a child who asks it at the wrong moment',
    'an old man who has changed his answer twice',
    'someone for whom the answer decides a month',
  ],
})
