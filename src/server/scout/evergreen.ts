import { scoutId } from '#shared/users.ts'
import { openLibrary } from '../library/library.ts'
import type { Debate } from '../library/debate.ts'
import { openingPost } from '../library/own-question.ts'
import { writePost } from '../posts/posts.ts'
import type { Services } from '../services.ts'
import { drawDebates } from './bag.ts'

/** A question is not asked again for so long. */
const restDays = 60
/** So many of the written debates are opened a day at most. */
const dailyPart = 50

/** Opens so many discussions of the written debates' own questions; gives how many there were left to open. */
export const openEvergreen = async (
  services: Services,
  most: number,
  roll: () => number,
): Promise<number> => {
  const { env, clock } = services
  const debates = [...openLibrary(env.DATA_DIR).debates.values()]
  const drawn = drawDebates(debates, await readUsed(services, clock()), { most, roll })
  for (const debate of drawn) await openDiscussion(services, debate)
  return drawn.length
}

/** How many more may be opened today. */
export const roomToday = async (services: Services): Promise<number> => {
  const { db, env, clock } = services
  const most = Math.max(1, Math.floor(openLibrary(env.DATA_DIR).debates.size / dailyPart))
  const { count } = await db
    .selectFrom('evergreen_uses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('used_at', '>', new Date(clock().getTime() - 86_400_000))
    .executeTakeFirstOrThrow()
  return Math.max(0, most - count)
}

/** The question is marked as used first: a crash in between loses a question, never opens one twice. */
const openDiscussion = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  debate: Debate,
): Promise<void> => {
  const at = clock()
  await db.insertInto('evergreen_uses').values({ prompt_id: debate.id, used_at: at }).execute()
  const post = await writePost(db, {
    author: { id: scoutId },
    content: openingPost(debate),
    aiSeats: 'panel',
    source: 'evergreen',
    at,
  })
  await db
    .updateTable('evergreen_uses')
    .set({ post_id: post.id })
    .where('prompt_id', '=', debate.id)
    .where('post_id', 'is', null)
    .execute()
}

/** Debates of the last 60 days, latest first. */
const readUsed = async ({ db }: Services, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('evergreen_uses')
    .select('prompt_id')
    .where('used_at', '>', new Date(now.getTime() - restDays * 86_400_000))
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map((row) => row.prompt_id)
}
