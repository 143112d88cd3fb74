import type { Speaker } from './speaker.ts'

/** Tokens a second, and the seconds that a reply takes by them. */
export type Speed = { read: number; write: number; replySeconds: number }

/** A reply that takes longer is not worth waiting for, s. */
export const mostReplySeconds = 45
/** Of a reply in a discussion: what is new to read, and what is written. */
const usual = { read: 900, write: 110 } as const
const tried = 8
/** About 300 tokens: fewer would measure the start of reading. */
const passage =
  'A council asks whether to close one street to cars for a summer and to count what changes. '

/** Has a model say eight tokens, before it is taken into use, and reckons how long a reply would take. */
export const measureSpeed = async (speaker: Speaker): Promise<Speed> => {
  await speaker.load()
  const done = await speaker.speak(
    {
      system: 'Say what you think in plain English.',
      prompt: passage.repeat(15),
      mostTokens: tried,
      schema: null,
    },
    { onText: () => undefined, signal: AbortSignal.timeout(longestMs) },
  )
  if (done.reason === 'aborted') return tooSlow
  const rate = (tokens: number, ms: number) => (tokens * 1000) / Math.max(1, ms)
  const read = rate(done.inputTokens - done.cachedTokens, done.readMs)
  const write = rate(Math.max(1, done.outputTokens - 1), done.writeMs)
  return { read, write, replySeconds: usual.read / read + usual.write / write }
}

/** A model that has not said eight tokens by then would not say a reply in time. */
const longestMs = 120_000
const tooSlow: Speed = { read: 0, write: 0, replySeconds: Infinity }

/** How long a call may take, ms: what was measured, with room for a busy machine and for a prompt three times as long. */
export const limitsBy = ({ read, write }: Speed, outputTokens: number) => {
  const firstChunk = Math.round(20_000 + (1000 * 3 * usual.read * 2) / read)
  return { firstChunk, total: Math.round(firstChunk + 20_000 + (1000 * 3 * outputTokens) / write) }
}
