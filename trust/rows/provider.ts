import type { Database } from '#server/db/open.ts'
import { words } from '../../tests/support/model.ts'
import type { Browser } from '../../tests/support/browser.ts'
import { until } from '../../tests/support/processes.ts'
import { signUp, withSite } from '../ground.ts'
import { deaths, openModel } from '../model.ts'
import { type Measured, type Pace, p99, times } from '../row.ts'
import { untilQuiet } from './ledger.ts'

const turns = new Map<string, number>()
const speak = ({ name }: { name: string }) => {
  const turn = (turns.get(name) ?? 0) + 1
  turns.set(name, turn)
  return { content: words[name]?.[turn % 2] ?? 'Nothing comes to my mind about that.' }
}

/** One post in so many asks the characters: what they then have to say is what two cores can say soon. */
const askedEvery = 10

/**
 * Two sites side by side, one with a provider that is well and one whose provider is dead in every
 * way; people post on both in turn. The posts on the first, in two halves, tell what the machine does.
 */
export const loseTheProvider = async (pace: Pace): Promise<Measured> => {
  const [well, dead] = [await openModel(speak), await openModel(speak)]
  const env = { AI_PACE: '0.05', AI_DAILY_BUDGET: '1000' }
  try {
    return await withSite({ ...env, ...well.env }, (one) =>
      withSite({ ...env, ...dead.env }, async (other) => {
        await Promise.all([untilQuiet(one), untilQuiet(other)])
        const authors = [await signUp(one.url()), await signUp(other.url())] as const
        const took = { even: [] as number[], odd: [] as number[], dead: [] as number[] }
        let met = 0
        for (const death of deaths) {
          await other.beside(closeBreaker)
          dead.turn(death)
          const before = dead.calls()
          for (let n = 0; n < times(pace, 100); n += 1) {
            const post = {
              content: `Should cities ban cars from their centres? (${death}, ${n})`,
              aiSeats: n % askedEvery === 0 ? 'panel' : 'humans_only',
            }
            took[n % 2 === 0 ? 'even' : 'odd'].push(await timePost(authors[0], post))
            took.dead.push(await timePost(authors[1], post))
          }
          const isMet = () => dead.calls() > before
          for (let n = 0; n < 6 && !(await isSoon(isMet)); n += 1) {
            await other.beside(closeBreaker)
            const content = `Should cities ban cars from their centres? (${death}, again ${n})`
            await timePost(authors[1], { content, aiSeats: 'panel' })
          }
          if (isMet()) met += 1
        }
        dead.turn('well')
        const from = performance.now()
        await untilQuiet(other)
        const seconds = (performance.now() - from) / 1000
        const unanswered = await other.beside(countUnanswered)
        const [even, odd, worst] = [p99(took.even), p99(took.odd), p99(took.dead)]
        const ms = (figure: number) => `${figure.toFixed(1)} ms`
        return {
          measured: `POST p99 ${ms(worst)} with a provider dead in ${met} of ${deaths.length} ways, ${ms(even)} and ${ms(odd)} with one that is well; ${dead.calls()} calls; all turns ended ${seconds.toFixed(0)} s after it was back, ${unanswered} posts without a reply`,
          holds:
            met === deaths.length &&
            worst <= 1.1 * Math.max(even, odd) &&
            seconds <= 60 &&
            unanswered === 0,
        }
      }),
    )
  } finally {
    well.close()
    dead.close()
  }
}

const isSoon = (isSo: () => boolean): Promise<boolean> =>
  until(isSo, 'it is asked', 10_000).then(isSo, () => false)

/** Every death meets a site that has not given the provider up: calls that end late may do so again. */
const closeBreaker = async ({ pool }: Database): Promise<void> => {
  await pool.query('delete from breakers')
}

const timePost = async (author: Browser, post: object): Promise<number> => {
  const from = performance.now()
  const { status } = await author.post('/api/posts', post)
  if (status !== 201) throw new Error(`A post was answered with ${status}`)
  return performance.now() - from
}

/** Posts that nobody has answered, and nobody said why not. */
const countUnanswered = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int as count from posts p where user_id <> 'ai_system'
      and ai_seats = 'panel'
      and not exists (select from comments c where c.post_id = p.id and character_id is not null)
      and not exists (select from replies r where r.post_id = p.id and state = 'passed')`)
  return rows[0]?.count ?? 1
}
