import { expect, test } from 'vitest'
import { expectClause, expectNounPhrase, size } from '../../../../../tests/support/grammar.ts'
import { topicOf } from '../../topic.ts'
import { commonplaces, forms } from './commonplaces/index.ts'
import { citesOf } from './cites.ts'
import { readPost } from './frame.ts'
import { packs } from './packs/index.ts'

const all = [...commonplaces, ...Object.values(forms)]
const each = test.each(all.map((pack) => [pack.id, pack] as const))

each('%s argues both sides in clauses that fit their sentences', (_, pack) => {
  expect(pack.idea).toMatch(/\w/)
  expect(pack.aspects.length).toBeGreaterThanOrEqual(4)
  for (const { pro, con, mechanism, label, tradeOff, question } of pack.aspects) {
    for (const clause of [...pro, ...con, mechanism]) expectClause(clause)
    for (const phrase of [label, tradeOff.give, tradeOff.get]) expectNounPhrase(phrase)
    expect(question).toMatch(/^\p{Lu}[^.!?]*\?$/u)
  }
  for (const text of pack.proposals) expect(text).toMatch(/^[a-z][^.!?]*$/)
  for (const text of pack.scenes) {
    expect(text).toMatch(/^[a-z][^.!?]*$/)
    expect(size(text)).toBeGreaterThanOrEqual(3)
  }
})

each('%s asserts no number and cites nobody', (_, pack) => {
  expect([...pack.facts, ...pack.precedents]).toEqual([])
  expect(
    JSON.stringify([pack.aspects.map((aspect) => ({ ...aspect, only: [] })), pack.proposals]),
  ).not.toMatch(/\d|[“”]/)
})

test('no argument stands in two commonplaces or packs', () => {
  const clauses = [...all, ...packs].flatMap(({ aspects }) =>
    aspects.flatMap(({ pro, con, mechanism, question }) => [...pro, ...con, mechanism, question]),
  )
  expect(clauses.filter((text, at) => clauses.indexOf(text) !== at)).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test.each([
  ['My upstairs neighbour vacuums at midnight and I have to be up at five.', 'neighbours'],
  ['My sister never visits our mother and I do every hospital run.', 'family-duty'],
  ['Umbrellas should be banned below two metres.', 'any-rule'],
  ['Theatre tickets cost more than a weekend away now', 'prices'],
  ['They cut the last evening bus route out of our village', 'public-services'],
  ['Estimates are fiction that we write before each sprint.', 'software'],
  ['Should libraries lend out sewing machines and other tools?', 'sharing-things'],
  ['AITA for asking my friend to pay back what I lent her?', 'money-between-people'],
  ['Street artists should need a permit', 'fees-and-fines'],
  ['Bakeries should have to give unsold food to a food bank', 'waste-and-leftovers'],
  ['Our bank closes its counters and says we need an app', 'only-by-app'],
  [
    'Should short people get a cheaper seat on planes, or pay extra for the aisle?',
    'one-price-for-all',
  ],
  ['Should cinemas ban phones in the hall?', 'phones-in-company'],
  ['Hairdressers should charge people who book and never come', 'booked-and-gone'],
  ['Their only bookshop is closing and a chain store takes the lease', 'the-high-street'],
  ['Is a pancake just a flat cake?', 'what-counts-as-it'],
  ['Should a baker have the right to refuse to serve someone?', 'refusing-on-principle'],
  ['Anyone else miss doing nothing?', 'nothing-to-do'],
  ['Are dogs on narrow trails a problem for hiking families?', 'up-the-mountain'],
])('%s is argued about under %s', (post, id) => {
  expect(topicOf({ id: 1, content: post }).pack?.id).toBe(id)
})

test('a noun that only says what kind, and a verb of many senses, are no matter', () => {
  const idOf = (content: string) => topicOf({ id: 1, content }).pack?.id
  expect(idOf('I am a train driver and children wave at me on the bridge.')).not.toBe(
    'getting-around',
  )
  expect(idOf('They should train every recruit twice as long.')).not.toBe('getting-around')
  expect(idOf('The train is late again and nobody says why.')).toBe('getting-around')
})

test('a quotation ends where its clause does', () => {
  for (const text of [
    'A ban is the shortest way out of a difficult talk, and a hook or a rail or a net would have done',
    'A tablet that every child has feels fair.',
  ])
    for (const cite of citesOf(text))
      expect(text.slice(text.indexOf(cite) + cite.length)).toMatch(/^$|^[.,;]/)
})

test('two posts under one commonplace are two topics', () => {
  const [one, two] = ['My flatmate never washes up', 'My flatmate has a drum kit'].map(
    (content, id) => topicOf({ id, content }),
  )
  expect(one?.pack?.id).toBe(two?.pack?.id)
  expect(one?.key).not.toBe(two?.key)
})

test.each([
  ['I do not see the point of going on anymore.', 'crisis'],
  ['We had to put our old dog down this morning.', 'grief'],
  ['It would have been his 30th birthday today.', 'grief'],
  ['AITA for not lending my cousin the car again?', 'experience'],
  ['Hot take: breakfast is overrated.', 'claim'],
  ['Dock workers vote to strike over pay', 'news'],
  ['Is it worth learning Latin if I live in Spain?', 'question'],
  ['Warum sind Arzttermine in Deutschland so selten?', 'foreign'],
])('%s is read as %s', (post, kind) => {
  expect(readPost(post).kind).toBe(kind)
})

test.each(['😂😂', 'I want to die', 'lol', 'you are all idiots'])(
  'nobody argues under %s',
  (content) => {
    expect(topicOf({ id: 1, content }).pack).toBeNull()
  },
)

test('the verb of a headline does not end up in its subject', () => {
  const phrases = readPost('Fed cuts rates by half a point').phrases.map(({ text }) => text)
  expect(phrases).toContain('rates')
  expect(phrases.join(' ')).not.toContain('cuts')
})
