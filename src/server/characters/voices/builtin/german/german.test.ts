import { expect, test } from 'vitest'
import { openingBrief, openingOfKit } from '../../../../../../tests/support/brief.ts'
import { topicOf } from '../../../topic.ts'
import type { Brief } from '../../../brief.ts'
import { readPost } from '../frame.ts'
import { voices } from '../skeletons/index.ts'
import { speak } from '../speak.ts'
import { wordsOf } from '../words.ts'
import { germanForms, germanMatters } from './route.ts'

const all = [...germanMatters, ...germanForms]

test.each(all.map((pack) => [pack.id, pack] as const))(
  '%s argues both sides in clauses that may stand behind a colon',
  (_, { aspects, proposals }) => {
    expect(aspects.length).toBeGreaterThanOrEqual(4)
    expect(proposals.length).toBeGreaterThanOrEqual(3)
    for (const { pro, con, mechanism, question } of aspects) {
      for (const clause of [...pro, ...con, mechanism]) {
        expect(clause).not.toMatch(/[.!?:;]$|: |\d|["“”„]|^(weil|und|aber|oder) /)
        expect(wordsOf(clause).length, clause).toBeGreaterThanOrEqual(5)
        expect(wordsOf(clause).length, clause).toBeLessThanOrEqual(22)
      }
      expect(question).toMatch(/^\p{Lu}[^.!]*\?$/u)
    }
  },
)

test('no German clause and no German sentence stands twice', () => {
  const clauses = all.flatMap(({ aspects }) =>
    aspects.flatMap(({ pro, con, mechanism, question }) => [...pro, ...con, mechanism, question]),
  )
  const lines = voices.flatMap(({ german }) => Object.values(german ?? {}).flat())
  for (const texts of [clauses, lines])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test.each([
  ['Die Nachbarn grillen jeden Abend auf dem Balkon unter mir.', 'de-nachbarn'],
  ['Sollten Hausaufgaben abgeschafft werden?', 'de-schule'],
  ['Der Zug fällt aus, und der Bus fährt nur noch zweimal am Tag.', 'de-unterwegs'],
  ['In unserem Café kann man nicht mehr mit Bargeld zahlen.', 'de-bezahlen'],
  ['Mein Chef ruft mich auch am Sonntag an.', 'de-arbeit'],
  ['Warum wartet man auf einen Termin beim Hautarzt ein halbes Jahr?', 'de-gesundheit'],
  ['Sollten Drohnen im Wald verboten werden?', 'de-regel'],
  ['Warum sind die Tage im November eigentlich so lang und so kurz zugleich?', 'de-frage'],
])('%s is argued about under %s', (content, id) => {
  expect(topicOf({ id: 1, content }).pack?.id).toBe(id)
})

const post =
  'Unser Freibad soll schließen, weil das Dorf sparen muss. Die Kinder schwimmen dann gar nicht mehr.'
const briefOn = (content: string, rest: Partial<Brief> = {}): Brief => ({
  ...openingBrief,
  post: { id: 1, content, author: 'sam' },
  thread: [],
  own: [],
  recent: [],
  ...rest,
  plan: {
    ...openingBrief.plan,
    packId: topicOf({ id: 1, content }).pack?.id ?? null,
    ...rest.plan,
  },
})
const textOf = (brief: Brief): string => speak(brief)?.sentences.join(' ') ?? ''

test('a German post is argued about in German, each character in words of its own', () => {
  const texts = voices.map(({ characterId }, seed) => textOf(briefOn(post, { characterId, seed })))
  for (const text of texts) {
    expect(text).toMatch(/ (und|die|der|das|ist|nicht|den|es|man|wer) /)
    expect(text).not.toMatch(/ (the|and|of|is) |[{}]|“[^“]*”/)
  }
  expect(new Set(texts).size).toBe(voices.length)
})

test('a German rebuttal quotes what it answers, from the other side of the same matter', () => {
  const opening = speak(
    briefOn(post, {
      characterId: 'innovator',
      plan: { ...openingBrief.plan, stance: 2, packId: 'de-ort' },
    }),
  )!
  const content = opening.sentences.join(' ')
  const said = openingOfKit(content, 2)
  const answer = speak(
    briefOn(post, {
      thread: [said],
      plan: {
        ...openingBrief.plan,
        packId: 'de-ort',
        act: 'CHALLENGE',
        target: { ...said, isAi: true, quote: opening.remark.claim },
      },
    }),
  )!
  const quote = /„([^“]+)“/.exec(answer.sentences.join(' '))![1]!
  expect(content).toContain(quote)
  expect(answer.remark).toMatchObject({ aspectId: opening.remark.aspectId, polarity: -1 })
})

test.each([
  ['Mein Vater ist gestern gestorben, und das Haus ist so still.', 'de'],
  ['Mon père est mort hier et la maison est vide sans lui.', 'fr'],
  ['Mi abuela murió anoche y no sé qué hacer con sus cosas.', 'es'],
])('nobody argues with grief in another language: %s', (content, language) => {
  expect(readPost(content).language).toBe(language)
  expect(topicOf({ id: 1, content }).pack).toBeNull()
  expect(textOf(briefOn(content))).toMatch(/leid|cœur|siento/)
})

test('somebody who wants to die is told whom to call, in German too, and an insult gets no answer', () => {
  expect(
    textOf(briefOn('Ich will nicht mehr leben und weiß nicht, wem ich das sagen soll.')),
  ).toMatch(/Telefonseelsorge/)
  expect(
    textOf(briefOn('Ihr seid alle bescheuert, haltet die Klappe und lasst uns in Ruhe.')),
  ).toBe('')
})
