import { expect, test } from 'vitest'
import { gravityOf } from './gravity.ts'

test.each([
  ['I want to end my life and nobody would notice', 'crisis'],
  ["I don't want to be alive anymore", 'crisis'],
  ['my dad died yesterday', 'grief'],
  ['We had to put our old dog down this morning.', 'grief'],
  ['our old spaniel is ill, vet says weeks. she is asleep on my feet', 'grief'],
  ['Dad has weeks left and nobody talks about it', 'grief'],
  ['The doctor says weeks of rest', null],
  ['I feel so worthless lately', 'grief'],
  ['Earthquake kills 40 people in the north, hundreds missing', 'disaster'],
  ['kill yourself you stupid bot', 'hostile'],
  ['You people are idiots, all of you', 'hostile'],
  ['shut up', 'hostile'],
] as const)('“%s” is no place for an argument: %s', (text, gravity) => {
  expect(gravityOf(text)).toBe(gravity)
})

test.each([
  'my boss told me I was pathetic',
  'I feel pathetic for crying over this film',
  'shut up and take my money',
  'I nearly killed myself laughing at the new season',
  'battery died on the way to work and now my phone is toast',
  'my left sock is missing, presumed dead',
  'Should hospices be paid for by the state?',
  'Finished the 3,000 piece Bruegel. One piece missing.',
  'Bologna slowed everything down and nobody died on the roads that January though. I like my town.',
  'The idiots at the council painted the lines twice.',
])('“%s” can be answered like anything else', (text) => {
  expect(gravityOf(text)).toBeNull()
})
