import type { SpokenTurn } from './turns.ts'

/** `at` counts the turns; null: nothing is read. */
export type Playing = { at: number | null; isPaused: boolean }

export type Player = {
  play: (at: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
}

type Ground = {
  synth: SpeechSynthesis
  /** As they are at the moment: who speaks meanwhile is read too. */
  turns: () => SpokenTurn[]
  tell: (playing: Playing) => void
  onFailure: () => void
}

/**
 * Reads turns aloud, a sentence at a time: some browsers break off after 15 seconds of one text, and
 * on some a paused voice never goes on. So a pause ends the sentence, and going on begins it again.
 */
export const openPlayer = ({ synth, turns, tell, onFailure }: Ground): Player => {
  let at = 0
  let line = 0
  /** What is being said; whatever an earlier one still reports is not listened to. */
  let current: SpeechSynthesisUtterance | null = null

  const hush = () => {
    current = null
    synth.cancel()
  }
  const stop = () => {
    hush()
    tell({ at: null, isPaused: false })
  }
  const say = () => {
    const turn = turns()[at]
    if (!turn) return stop()
    const text = turn.lines[line]
    if (text === undefined) return play(at + 1)
    const utterance = utter(text, turn, synth)
    utterance.addEventListener('end', () => {
      if (current !== utterance) return
      line += 1
      say()
    })
    utterance.addEventListener('error', () => {
      if (current !== utterance) return
      stop()
      onFailure()
    })
    current = utterance
    synth.speak(utterance)
  }
  const play = (next: number) => {
    hush()
    at = next
    line = 0
    if (turns()[at]) tell({ at, isPaused: false })
    say()
  }
  return {
    play,
    stop,
    pause: () => {
      hush()
      tell({ at, isPaused: true })
    },
    resume: () => {
      tell({ at, isPaused: false })
      say()
    },
  }
}

const utter = (text: string, { manner }: SpokenTurn, synth: SpeechSynthesis) => {
  const utterance = new SpeechSynthesisUtterance(text)
  const voices = englishIn(synth.getVoices())
  utterance.voice = voices[manner.slot % Math.max(1, voices.length)] ?? null
  utterance.lang = utterance.voice?.lang ?? 'en'
  utterance.pitch = manner.pitch
  utterance.rate = manner.rate
  return utterance
}

const englishIn = (voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice[] => {
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang))
  return english.length > 0 ? english : voices
}
