import type { Engine } from './engine.ts'
import type { Usage, Voice } from './generate.ts'
import { type Cap, reserve, settle } from './ledger.ts'

/** Parts of a day's budget that one discussion and one person may use. */
const shares = { post: 0.1, person: 0.2 } as const
/** Far above the longest prompt that prompt.ts can write; two tries. */
const mostInputTokens = 2 * 8_000

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
  const microusd = mostInputTokens * voice.price.input + 2 * voice.outputTokens * voice.price.output
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
