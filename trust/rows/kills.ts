import type { Database } from '#server/db/open.ts'
import { postmasterOf, until } from '../../tests/support/processes.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, highest, times } from '../row.ts'
import { audit, keepPosting, untilQuiet } from './ledger.ts'

/** kill -9 of the app under load: every 201 is there afterwards. */
export const killTheSite = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const posting = await keepPosting(site, 4)
    const kills = times(pace, 20)
    for (let kill = 0; kill < kills; kill += 1) {
      const before = posting.ledger.size
      await until(() => posting.ledger.size >= before + 6, 'people have posted', 60_000)
      await site.killAndStart()
    }
    await posting.end()
    await untilQuiet(site)
    const { lost, doubled, uncast } = await audit(site, posting.ledger)
    return {
      measured: `${kills} kills, ${posting.ledger.size} kept: ${lost} lost, ${doubled} doubled, ${uncast} without casting`,
      holds: lost + doubled + uncast === 0,
    }
  })

/** kill -9 of the database during writes: back by itself, nothing lost. */
export const killTheDatabase = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const posting = await keepPosting(site, 4)
    const kills = times(pace, 20)
    const away: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const before = posting.ledger.size
      await until(() => posting.ledger.size >= before + 6, 'people have posted', 60_000)
      const dead = postmasterOf(site.folder)!
      process.kill(dead, 'SIGKILL')
      const from = performance.now()
      await until(() => isBack(site.url(), dead, site.folder), 'the database is back', 60_000)
      away.push(performance.now() - from)
    }
    await posting.end()
    const { lost, doubled } = await audit(site, posting.ledger)
    const worst = highest(away)
    return {
      measured: `${kills} kills, ${lost} lost, ${doubled} doubled; back within ${(worst / 1000).toFixed(1)} s`,
      holds: lost + doubled === 0 && worst <= 5_000,
    }
  })

const isBack = async (url: string, dead: number, folder: string): Promise<boolean> =>
  postmasterOf(folder) !== dead && (await openBrowser(url).get('/readyz')).status === 200

/** Turns of characters, with the worker killed in the middle of them: each is spoken once. */
export const killTheWorker = (pace: Pace): Promise<Measured> =>
  withSite({ AI_PACE: '0.05' }, async (site) => {
    const person = await signUp(site.url())
    const write = async (n: number) => {
      // who is named answers also where all that is written on a question has been said
      const content = `Should cities ban cars from their centres? (${n}) @logic @heart @skeptic`
      await person.post('/api/posts', { content })
    }
    for (let n = 0; n < times(pace, 50); n += 1) await write(n)
    const kills = times(pace, 10)
    for (let kill = 0; kill < kills; kill += 1) {
      await site.beside(untilSomebodySpeaks)
      await site.killAndStart()
    }
    const from = performance.now()
    await untilQuiet(site)
    const seconds = (performance.now() - from) / 1000
    const { turns, wrong } = await countTurns(site)
    return {
      measured: `${turns} turns spoken, ${kills} kills: ${wrong} lost or doubled; all done ${seconds.toFixed(0)} s after the last`,
      holds: turns > 0 && wrong === 0 && seconds <= 60,
    }
  })

/** Since it started, that is; or nothing is left to be said. */
const untilSomebodySpeaks = async ({ pool }: Database) => {
  const look = async () => {
    const { rows } = await pool.query<{ taken: number; isOver: boolean }>(`
      select coalesce(sum(attempts), 0)::int as taken,
        not coalesce(bool_or(state in ('planned', 'speaking')), false)
          and not exists (select from castings) as "isOver" from replies`)
    return rows[0] ?? { taken: 0, isOver: true }
  }
  const before = await look()
  const isSo = async () => {
    const { taken, isOver } = await look()
    return isOver || taken > before.taken
  }
  await until(isSo, 'a character speaks', 60_000)
}

const countTurns = (site: Parameters<typeof untilQuiet>[0]) =>
  site.beside(async ({ pool }) => {
    const { rows } = await pool.query<{ turns: number; wrong: number }>(`
      select (select count(*) from replies where state = 'spoken')::int as turns,
        ((select count(*) from comments c where character_id is not null
            and (select count(*) from replies r where r.comment_id = c.id) <> 1)
        + (select count(*) from replies where state = 'spoken' and comment_id is null)
        + (select count(*) from (select 1 from comments where character_id is not null
            group by post_id, character_id, content having count(*) > 1) as doubles))::int as wrong
    `)
    return rows[0] ?? { turns: 0, wrong: 1 }
  })
