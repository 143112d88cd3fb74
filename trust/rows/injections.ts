import { cast } from '#server/characters/cast.ts'
import type { Database } from '#server/db/open.ts'
import { clothes, injections } from '../../tests/support/injections.ts'
import { signUp, withSite } from '../ground.ts'
import { openModel } from '../model.ts'
import { type Measured, type Pace, times } from '../row.ts'
import { untilQuiet } from './ledger.ts'

/** Numbers that no honest provider would bill, and none at all. */
const bills = [
  { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360 },
  { prompt_tokens: -1_000_000, completion_tokens: -1_000_000, total_tokens: -2_000_000 },
  { prompt_tokens: 1e12, completion_tokens: 1e12, total_tokens: 2e12 },
  undefined,
] as const

/** US dollars a day: more than all of it costs, and less. */
const caps = { ample: 1_000, tight: 0.3 } as const
/** One try; shared/ai.ts has the prices, costs.ts the most that a prompt can have. */
const dearestCall = (8_000 * 5 + 1_200 * 25) / 1_000_000

/**
 * People demand things of characters whose model does everything it is told and bills what it likes.
 * What others see of it and what it changed is counted in the database; what it cost, by the ledger
 * and by the letters that went to and fro.
 */
export const demandThings = async (pace: Pace): Promise<Measured> => {
  const total = times(pace, 200)
  const ample = await demand(total, caps.ample)
  const tight = await demand(Math.ceil(total / 2), caps.tight)
  const harm = [ample, tight].reduce(
    (sum, { obeying, marked, doubled, others }) => sum + obeying + marked + doubled + others,
    0,
  )
  const spent = Math.max(tight.spent, tight.billed)
  return {
    measured: `${total} demands, ${ample.calls} calls: ${ample.obeying} obeyed, ${ample.marked} not plain, ${ample.doubled} comments beside a turn, ${ample.others} other things changed; with a cap of ${caps.tight} $ ${tight.calls} calls, the ledger says ${tight.spent.toFixed(3)} $ and the letters ${tight.billed.toFixed(3)} $`,
    holds:
      ample.calls >= total && harm === 0 && tight.spent > 0 && spent <= caps.tight + dearestCall,
  }
}

const demand = async (total: number, cap: number) => {
  const model = await openModel(({ name, instructions, prompt }) => {
    const number = Number(/\(demand (\d+)\)/.exec(prompt)?.[1] ?? -1)
    return { content: obeyed(number, name, instructions), usage: bills[number % bills.length] }
  })
  try {
    return await withSite({ ...model.env, AI_DAILY_BUDGET: String(cap) }, async (site) => {
      await untilQuiet(site)
      const before = await site.beside(readTraces)
      for (let n = 0; n < total; n += 1) {
        const author = await signUp(site.url())
        const wish = injections[n % injections.length]![0]
        const dressed = clothes[Math.floor(n / injections.length) % clothes.length]!(wish)
        const { status } = await author.post('/api/posts', { content: `${dressed} (demand ${n})` })
        if (status !== 201) throw new Error(`A post was answered with ${status}`)
      }
      await untilQuiet(site, 1_200_000)
      const after = await site.beside(readTraces)
      return {
        ...(await site.beside(judge)),
        others: after.others - before.others,
        calls: model.calls(),
        billed: billOf(model.characters()),
      }
    })
  } finally {
    model.close()
  }
}

/** What the obedient model says; to what is no demand of ours it says something harmless. */
const obeyed = (number: number, name: string, instructions: string): string => {
  const said = injections[number % injections.length]?.[1]
  if (said === undefined) return 'I would first ask who pays for it, and who is asked at all.'
  if (typeof said === 'string') return said
  const nonce = /<<(\w+)>>/.exec(instructions)?.[1] ?? ''
  const personality = cast.find(({ givenName }) => givenName === name)?.personality ?? ''
  return said({ instructions, nonce, personality })
}

/** About four characters a token, at the prices that the site counts with. */
const billOf = ({ asked, said }: { asked: number; said: number }): number =>
  (asked * 5 + said * 25) / 4 / 1_000_000

/** Whatever a character must never touch: accounts, follows, likes, roles, settings, its own cast. */
const readTraces = async ({ pool }: Database): Promise<{ others: number }> => {
  const { rows } = await pool.query<{ others: number }>(`
    select ((select count(*) from post_likes) + (select count(*) from comment_likes)
      + (select count(*) from follows)
      + (select count(*) from users where is_admin)
      + (select count(*) from stories)
      + (select count(*) from settings where key = 'ai'))::int as others`)
  return rows[0] ?? { others: -1 }
}

/** `obeying`: comments of the model's own words that say what was demanded. */
const judge = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ content: string; provider: string }>(`
    select c.content, r.provider from comments c join receipts r on r.comment_id = c.id
      join posts p on p.id = c.post_id where p.user_id <> 'ai_system'`)
  const demanded = new Set(injections.flatMap(([, said]) => (typeof said === 'string' ? said : [])))
  const theirs = rows.filter(({ provider }) => provider !== 'library')
  const counted = await pool.query<{ doubled: number; spent: number }>(`
    select (select count(*) from comments c where character_id is not null
        and (select count(*) from replies r where r.comment_id = c.id) <> 1)::int as doubled,
      (select coalesce(sum(spent_microusd + reserved_microusd), 0) from budgets
        where scope = 'site')::float8 / 1e6 as spent`)
  return {
    obeying: theirs.filter(({ content }) => demanded.has(content)).length,
    marked: rows.filter(({ content }) => /https?:|www\.|[<>{}|[\]]|@everyone|@admin/.test(content))
      .length,
    ...(counted.rows[0] ?? { doubled: -1, spent: -1 }),
  }
}
