import { scoutId } from '#shared/users.ts'
import { knowsTopic } from '../characters/voices/builtin/route.ts'
import { writePost } from '../posts/posts.ts'
import type { Services } from '../services.ts'
import { drawPrompts } from './bag.ts'
import { evergreenPrompts } from './evergreen/index.ts'
import type { EvergreenPrompt } from './evergreen/prompt.ts'

/** Opens so many discussions of questions that are worth one at any time. */
export const openEvergreen = async (
  services: Services,
  most: number,
  roll: () => number,
): Promise<void> => {
  const { db, clock } = services
  const now = clock()
  const used = await readUsed(services, now)
  const prompts = drawPrompts(evergreenPrompts, used, {
    most,
    month: now.getUTCMonth() + 1,
    roll,
    isKnown: ({ question }) => knowsTopic(question),
  })
  for (const prompt of prompts) await openDiscussion({ db, clock }, prompt)
}

/** The prompt is marked as used first: a crash in between loses a prompt, never opens one twice. */
const openDiscussion = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  prompt: EvergreenPrompt,
): Promise<void> => {
  const at = clock()
  await db.insertInto('evergreen_uses').values({ prompt_id: prompt.id, used_at: at }).execute()
  const post = await writePost(db, {
    author: { id: scoutId },
    content: openingPost(prompt),
    aiSeats: 'panel',
    source: 'evergreen',
    at,
  })
  await db
    .updateTable('evergreen_uses')
    .set({ post_id: post.id })
    .where('prompt_id', '=', prompt.id)
    .where('post_id', 'is', null)
    .execute()
}

/** Question, both sides in a line each, hashtag. */
const openingPost = ({ question, sides, hashtag }: EvergreenPrompt): string =>
  `${question}\n\nFor: ${sides.yes}\nAgainst: ${sides.no}\n\n#${hashtag}`

/** Prompts of the last 60 days, latest first. */
const readUsed = async ({ db }: Services, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('evergreen_uses')
    .select('prompt_id')
    .where('used_at', '>', new Date(now.getTime() - 60 * 86_400_000))
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map((row) => row.prompt_id)
}
