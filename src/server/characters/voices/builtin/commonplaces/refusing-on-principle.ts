import { commonplace } from '../commonplace.ts'

/** Vets, pharmacists, bakers and clerks who will not do it. */
export const refusingOnPrinciple = commonplace({
  id: 'refusing-on-principle',
  category: 'Healthcare',
  idea: 'letting people refuse',
  doing: 'letting them say no',
  cues: {
    strong: [
      'allowed to refuse',
      'be allowed to refuse',
      'right to refuse',
      'refuse to serve',
      'refuse to treat',
      'refuse service',
      'refuses to',
      'refuse to put',
      'conscience',
      'on principle',
      'against my principles',
      'refused to marry',
      'refused to sell',
      'forced to serve',
    ],
    weak: [
      'refuse',
      'refused',
      'refuses',
      'vet',
      'doctor',
      'pharmacist',
      'allowed',
      'healthy',
      'customer',
      'job',
      'dog',
      'serve',
      'duty',
      'principle',
    ],
    never: ['refuse collection', 'refused to apologise'],
  },
  aspects: [
    {
      label: 'the conscience at work',
      pro: [
        'someone who may never say no is a tool, and one should not trust a tool with a life',
        'a good one can live with hard orders and not with a wrong one',
      ],
      con: [
        'whoever chose the job also chose its bad afternoons',
        'a private scruple should not be paid for by the person at the counter',
      ],
      mechanism: 'a licence gives a power and a duty in the same envelope',
      give: 'a service without questions',
      get: 'a person who means it',
      question: 'What have you refused to do at work, and what did it cost you?',
    },
    {
      label: 'the one who is sent away',
      pro: [
        'another door nearby makes a no bearable, so the no has to name one',
        'a refusal can be a pause in which somebody thinks again',
      ],
      con: [
        'in the village there is no other door',
        'people in need hear a judgement, whatever is said',
      ],
      mechanism: 'a no weighs as much as the next yes is far away',
      give: 'a short way',
      get: 'some time to think',
      question: 'Where would they go next, and how far is it?',
    },
    {
      label: 'the case behind the rule',
      pro: [
        'a healthy life that is in the way should have somebody on its side',
        'where a home can be found, ending it is a convenience',
      ],
      con: [
        'owners have reasons that they are ashamed to tell, and danger is one',
        'someone who is turned away may do the thing alone and badly',
      ],
      mechanism: 'the hard case is decided by what happens after the no',
      give: 'an easy end',
      get: 'a second look',
      question: 'What would you want to be asked first?',
    },
    {
      label: 'the list of reasons',
      pro: [
        'a short written list protects those who refuse and those who are refused',
        'a profession that talks about its limits is one that has some',
      ],
      con: [
        'every list is read by those who look for the gap in it',
        'what may be refused for a good reason will be refused for a bad one',
      ],
      mechanism: 'exceptions start with a conscience and end as a policy',
      give: 'a free decision',
      get: 'a rule that both sides know',
      question: 'Which reason would you never accept?',
    },
  ],
  proposals: [
    'require the one who refuses to find somebody who will not',
    'hold an hour between the wish and the deed',
    'let two of them decide, and one who does not know the owner',
    'write the reasons down and read them after a year',
  ],
  scenes: [
    'a young vet with a wagging tail on the table',
    'an owner who has been bitten and hides the hand',
    'a pharmacist in the only shop for forty miles',
  ],
})
