import { commonplace } from '../commonplace.ts'

export const migration = commonplace({
  id: 'migration',
  category: 'Politics',
  isSensitive: true,
  idea: 'letting more people come',
  doing: 'opening the door wider',
  cues: {
    strong: [
      'immigration',
      'immigrant',
      'migrant',
      'refugee',
      'refugees',
      'asylum',
      'border',
      'deport',
      'citizenship',
      'visa',
      'foreigners',
    ],
    weak: [
      'wages',
      'country',
      'culture',
      'work',
      'jobs',
      'language',
      'come',
      'stay',
      'low',
      'illegal',
      'borders',
    ],
  },
  aspects: [
    {
      label: 'the wage at the bottom',
      only: ['work', 'wages', 'wage', 'jobs', 'job', 'pay', 'labour', 'economy'],
      pro: [
        'newcomers mostly take jobs next to the old ones and make others needed',
        'the firm sets the wage, and the newest worker is only the one who cannot refuse',
      ],
      con: [
        'a builder competes with whoever asks for least, and an average does not console him',
        'cheap hands keep firms from buying the machine',
      ],
      mechanism: 'more people bring more work and more workers, and not always in the same street',
      give: 'some bargaining power at the bottom',
      get: 'work that gets done',
      question: 'Whose wage have you seen change, and who set it?',
    },
    {
      label: 'rules that hold',
      pro: [
        'a legal door is the only thing that empties the illegal one',
        'people who may work pay in from the first month',
      ],
      con: [
        'a rule that is never carried out teaches both sides to laugh',
        'those who wait in the right queue are the fools of the system',
      ],
      mechanism: 'people come where there is work, and papers follow later',
      give: 'some control',
      get: 'order',
      question: 'What would a fair queue look like?',
    },
    {
      label: 'the town that takes them in',
      pro: [
        'a dying village has a school again',
        'a stranger becomes a neighbour by having a job and a football shirt',
      ],
      con: [
        'the same four streets are asked to be generous each time',
        'teachers and doctors arrive later than the children',
      ],
      mechanism: 'numbers are decided far away and lived nearby',
      give: 'some of the familiar',
      get: 'young people',
      question: 'Who is the last newcomer you talked to?',
    },
    {
      label: 'the sense of belonging',
      pro: [
        'people become what they are treated as',
        'most families came from somewhere, and the stories are told with pride',
      ],
      con: [
        'a shared language and some shared rules have to be asked for',
        'not every custom is a spice',
      ],
      mechanism: 'belonging is offered by some and earned from others',
      give: 'an old picture of us',
      get: 'a larger one',
      question: 'When did you feel that you belonged?',
    },
  ],
  proposals: [
    'let people work from the first week and publish what they pay in',
    'give each town a number and the money with it',
    'decide in three months and mean it',
    'ask the employers to house those whom they call',
  ],
  scenes: [
    'a nurse who sends half of it home',
    'a builder who was undercut and is called names for saying so',
    'a clerk with four hundred files',
  ],
})
