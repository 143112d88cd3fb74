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
  ['my brother killed himself three years ago', 'grief'],
  ['she took her own life at nineteen', 'grief'],
  ['we lost my nephew in march and nobody knows what to say', 'grief'],
  ['my dad died yesterday and my sister already argues about the house', 'grief'],
  ['Mum has dementia and today she did not know me', 'grief'],
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
  "No more presents, I said, and my youngest sister cried that I've killed Christmas",
  'battery died on the way to work and now my phone is toast',
  'my left sock is missing, presumed dead',
  'Should hospices be paid for by the state?',
  'Finished the 3,000 piece Bruegel. One piece missing.',
  'Bologna slowed everything down and nobody died on the roads that January though. I like my town.',
  'Mum has dementia and I do every bath and every meal. My brother lives ten minutes away and never visits.',
  "My dog has a tumour and they quoted £4,000 to take it out. My husband thinks it's madness.",
  'My aunt insists on reading the eulogy although she had not spoken to grandad in ten years.',
  'Dad died two years ago and my sister says I owe her half of what I got for his car.',
  'My best friend is 40 min late every single time. Concert, my birthday, a funeral once. Who owes who an apology?',
  'The idiots at the council painted the lines twice.',
])('“%s” can be answered like anything else', (text) => {
  expect(gravityOf(text)).toBeNull()
})
