import { afterEach, beforeEach, expect, test } from 'vitest'
import { aComment, aThread, skeptic } from '../posts/samples.ts'
import { openPlayer, type Playing } from './player.ts'
import { turnsOf } from './turns.ts'

/** Speaks when it is told to: what a browser's voice does in its own time. */
class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  pitch = 1
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

let saying: Utterance | null
const voices = [
  { lang: 'de-DE', name: 'Anna' },
  { lang: 'en-GB', name: 'Daniel' },
  { lang: 'en-US', name: 'Ava' },
]
const synth = {
  getVoices: () => voices,
  speak: (utterance: Utterance) => (saying = utterance),
  cancel: () => {
    const cut = saying
    saying = null
    cut?.dispatchEvent(new Event('error'))
  },
} as unknown as SpeechSynthesis
const nowSaid = () => saying?.text
const finish = () => saying?.dispatchEvent(new Event('end'))

beforeEach(() => Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance'))

const thread = aThread({
  content: 'Ban cars? #CarFree',
  comments: [
    aComment({ id: 1, content: 'Name the street. I wait.' }),
    aComment({ id: 2, content: 'Mine.', isAiResponse: false, aiCharacter: null }),
    aComment({
      id: 3,
      parentId: 1,
      content: 'See https://x.example, @skeptic!',
      aiCharacter: {
        ...skeptic,
        id: 'logical-analyst',
        icon: 'brain',
        name: 'Ada · Logical Analyst',
      },
    }),
  ],
})

const open = (turns = turnsOf(thread, { hasAi: true })) => {
  const states: Playing[] = []
  let failures = 0
  const player = openPlayer({
    synth,
    turns: () => turns,
    tell: (state) => states.push(state),
    onFailure: () => (failures += 1),
  })
  return { player, states, failures: () => failures }
}

test('a discussion is read in the order in which it stands, sentence by sentence', () => {
  const { player, states } = open()
  player.play(0)
  const heard: string[] = []
  for (let text = nowSaid(); text !== undefined; text = nowSaid()) {
    heard.push(text)
    finish()
  }
  expect(heard).toEqual([
    'Ann Lee asks.',
    'Ban cars?',
    'CarFree',
    'Rook.',
    'Name the street.',
    'I wait.',
    'Ada.',
    'See skeptic!',
    'Ann Lee.',
    'Mine.',
  ])
  expect(states.map(({ at }) => at)).toEqual([0, 1, 2, 3, null])
})

test('each character has a voice, pitch and pace of its own, of the language', () => {
  const { player } = open()
  const manner = (at: number) => {
    player.play(at)
    return [saying?.voice?.name, saying?.pitch, saying?.rate]
  }
  const [skeptics, analysts, people] = [manner(1), manner(2), manner(3)]
  expect(new Set([skeptics, analysts, people].map(String)).size).toBe(3)
  expect([skeptics[0], analysts[0], people[0]]).not.toContain('Anna')
  player.stop()
})

test('a pause keeps the place, and going on begins the sentence again', () => {
  const { player, states, failures } = open()
  player.play(1)
  finish()
  player.pause()
  expect(saying).toBe(null)
  player.resume()
  expect(nowSaid()).toBe('Name the street.')
  expect(states).toEqual([
    { at: 1, isPaused: false },
    { at: 1, isPaused: true },
    { at: 1, isPaused: false },
  ])
  expect(failures()).toBe(0)
  player.stop()
})

test('a voice that fails ends the reading and says so once', () => {
  const { player, states, failures } = open()
  player.play(0)
  saying?.dispatchEvent(new Event('error'))
  expect(failures()).toBe(1)
  expect(states.at(-1)).toEqual({ at: null, isPaused: false })
})

test('who hides AI replies hears only people', () => {
  const turns = turnsOf(thread, { hasAi: false })
  expect(turns.map(({ commentId }) => commentId)).toEqual([null, 2])
})
