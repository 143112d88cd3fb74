import { exclusively } from '../db/exclusive.ts'
import type { Services } from '../services.ts'
import { askSource } from './ask.ts'
import { chooseStory, openStory, queueForReview } from './choose.ts'
import { type Listed, hasNetwork, listSources } from './configured.ts'
import { knowsOf } from './covered.ts'
import { openEvergreen, roomToday } from './evergreen.ts'
import { forgetOldNews } from './forget.ts'
import type { Ground } from './ground.ts'
import { readCategoriesTaken, readOpened } from './opened.ts'
import { quota } from './quota.ts'
import { countRound } from './rounds.ts'
import { sortNews } from './sort-news.ts'
import { weighStories } from './weigh.ts'

/** Any number that nothing else in this database locks. */
const roundLock = 7_405_019
/** Sources that are asked at the same time, each at another host. */
const atOnce = 4
/** Rounds without any answer after which there is no network, as far as one can tell. */
const emptyMost = 3

/** The job `scout`: one round, unless some process is in the middle of one. */
export const scoutRound = async (
  services: Services,
  more: Partial<Omit<Ground, keyof Services>> = {},
): Promise<void> => {
  const ground: Ground = { ...services, roll: Math.random, hasModel: false, ...more }
  await exclusively(services.pool, roundLock, () => round(ground))
}

/** A new site is opened at once, before anybody is asked anything, and again where that was cut short. */
const round = async (ground: Ground): Promise<void> => {
  const opened = await readOpened(ground)
  if (opened.missing > 0) await openEvergreen(ground, quota(opened, ground.clock()), ground.roll)
  if (hasNetwork(ground.env)) await lookAround(ground)
  else if (opened.missing === 0) await openWithoutNews(ground)
}

const lookAround = async (ground: Ground): Promise<void> => {
  await askAll(ground)
  const now = ground.clock()
  await sortNews(ground, now)
  const weighed = await weighStories(ground, now)
  await queueForReview(ground, weighed)
  const room = quota(await readOpened(ground), now)
  const knows = knowsOf(ground)
  const isSpoken = (headline: string) => ground.hasModel || knows(headline)
  const taken = await readCategoriesTaken(ground)
  const chosen = room > 0 ? chooseStory(weighed, { taken, isSpoken }) : null
  if (chosen) await openStory(ground, chosen)
  const empty = await countRound(ground, await hearsAnything(ground), now)
  if (empty >= emptyMost || (!chosen && !ground.hasModel)) await openWithoutNews(ground)
  await forgetOldNews(ground, now)
}

const openWithoutNews = async (ground: Ground): Promise<void> => {
  const room = quota(await readOpened(ground), ground.clock())
  const most = Math.min(room, await roomToday(ground))
  if (most > 0) await openEvergreen(ground, most, ground.roll)
}

/** Every source whose time has come; one that fails does not keep the others. */
const askAll = async (ground: Ground): Promise<void> => {
  const now = ground.clock()
  const due = (await listOn(ground)).filter(({ row }) => !row?.next_at || row.next_at <= now)
  const waiting = [...due]
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { source } = next
      await askSource(ground, next).catch((error: unknown) =>
        ground.log.error({ err: error, source: source.id }, 'A source of the Scout was lost'),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
}

const listOn = async ({ db, env, builtin }: Ground): Promise<Listed[]> =>
  (await listSources(db, env, builtin)).filter(({ isOn }) => isOn)

/** Some source that is on answered when it was asked last. */
const hearsAnything = async (ground: Ground): Promise<boolean> =>
  (await listOn(ground)).some(({ row }) => row?.succeeded_at && row.failures === 0)
