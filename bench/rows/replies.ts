import type { LiveEvent } from '#shared/live.ts'
import type { Bench } from '../bench.ts'
import { newestPosts } from '../ground.ts'
import { listenLive } from '../listener.ts'
import { median, percentile } from '../maths.ts'
import { sendPost, untilQuiet } from '../member.ts'
import { atMost, show, type Row } from '../row.ts'

const topics = [
  'Should cities ban cars from their centres?',
  'Should schools ban phones for the whole day?',
  'Is a four-day week at the same pay realistic?',
  'Should voting be compulsory?',
  'Will remote work empty the big cities?',
  'Should rich countries build new nuclear plants?',
  'Is it right to tax sugar?',
]

/** Who is named answers also where all that is written on a question has been said. */
const named = ['logic', 'heart', 'data', 'spark', 'terra', 'skeptic', 'future', 'history']

/**
 * From a post on its way to the first character that is seen typing an answer to it, in another
 * browser. Each discussion runs to its end before the next begins.
 */
export const hearFirstTyping = async ({ site, db, cookies, pace }: Bench): Promise<Row> => {
  // The Scout's first discussions, where no row before this one has waited for them.
  await untilQuiet(db)
  const browser = await listenLive(site.origin, cookies[0] ?? '')
  const times: number[] = []
  const hearOne = async (n: number): Promise<number | null> => {
    const content = `${topics[n % topics.length]} Asked for the ${n}th time. @${named[n % named.length]} #Mobility`
    const [newest = 0] = await newestPosts(db, 1)
    const heard = browser.next(isTypingAfter(newest))
    const { createdAfter, post } = await writeTimed(
      site.origin,
      cookies[n % cookies.length] ?? '',
      content,
    )
    const typing = await heard
    await untilQuiet(db)
    // The Scout opens discussions by the clock, also while this row runs: a character may begin there first.
    return typing.event.postId === post.id ? typing.at - createdAfter : null
  }
  for (let n = 0; times.length < warmUp + pace.replies; n++) {
    const took = await hearOne(n)
    if (took !== null) times.push(took)
  }
  const counted = times.slice(warmUp)
  browser.close()
  return {
    name: `post → first typing elsewhere, ${pace.replies} posts`,
    measured: show(median(counted), 'ms'),
    bare: '',
    checks: [
      atMost('p50', median(counted), 30, 'ms'),
      atMost('p99', percentile(counted, 0.99), 150, 'ms'),
    ],
  }
}

/** Discussions that are not counted: code that has just been read is still being compiled. */
const warmUp = 20

type Typing = Extract<LiveEvent, { kind: 'typing' }>
const isTypingAfter =
  (postId: number) =>
  (event: LiveEvent): event is Typing =>
    event.kind === 'typing' && event.postId > postId

const writeTimed = async (origin: string, cookie: string, content: string) => {
  const createdAfter = performance.now()
  return { createdAfter, post: await sendPost({ origin, cookie }, { content, aiSeats: 'panel' }) }
}
