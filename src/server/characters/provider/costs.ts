import type { Engine } from '../speaking/engine.ts'
import type { Usage, Voice } from './generate.ts'
import { type Cap, reserve, settle } from './ledger.ts'

/** Parts of a day's budget that one discussion and one person may use. */
const shares = { post: 0.1, person: 0.2 } as const
/** Far above the longest prompt that prompt.ts can write. */
const mostInputTokens = 8_000
/** The second is told what was wrong with the first. */
const tries = 2

type Reserved = { id: string | null }
type Purpose = {
  /** US dollars for the whole site. */
  dailyBudget: number
  postId: number
  payerId: string
}
type Ground = Pick<Engine, 'db' | 'clock'>

/** Sets the worst case of a turn aside under every cap; null: a cap would be passed. */
export const setAside = async (
  { db, clock }: Ground,
  voice: Voice,
  { dailyBudget, postId, payerId }: Purpose,
): Promise<Reserved | null> => {
  const most = { inputTokens: mostInputTokens, outputTokens: voice.outputTokens }
  const microusd = tries * costOf(voice, most)
  if (microusd === 0) return { id: null }
  const site = dailyBudget * 1_000_000
  const caps: Cap[] = [
    { scope: 'site', most: site },
    { scope: `provider:${voice.provider}`, most: site },
    { scope: `post:${postId}`, most: Math.max(microusd, site * shares.post) },
    { scope: `person:${payerId}`, most: Math.max(microusd, site * shares.person) },
  ]
  const id = await reserve(db, { caps, microusd, day: clock().toISOString().slice(0, 10) })
  return id === null ? null : { id }
}

export const charge = async (
  { db }: Pick<Engine, 'db'>,
  { id }: Reserved,
  voice: Voice,
  usage: Usage,
): Promise<void> => {
  if (id !== null) await settle(db, id, costOf(voice, usage))
}

/** Microdollars. */
export const costOf = ({ price }: Voice, { inputTokens, outputTokens }: Usage): number =>
  Math.ceil(inputTokens * price.input + outputTokens * price.output)

/**
 * What a provider says that a call took, as far as that can be. Where it says nothing, or less than
 * nothing, the letters count, about four a token; and no call takes more than was set aside for it.
 * Otherwise a provider that says 0 would be asked without end, and one that says a billion would
 * spend the day's budget at a blow.
 */
export const credibleUsage = (
  { outputTokens }: Pick<Voice, 'outputTokens'>,
  said: Usage,
  { asked, answered }: { asked: string; answered: string },
): Usage => ({
  inputTokens: credible(said.inputTokens, asked, mostInputTokens),
  outputTokens: credible(said.outputTokens, answered, outputTokens),
})

const credible = (tokens: number, text: string, most: number): number =>
  Math.min(most, tokens > 0 ? tokens : Math.ceil(text.length / 4))
