import { Agent } from 'node:http'
import type { Bench } from './bench.ts'
import { sendComment, sendPost } from './member.ts'

/** Each post gets as many as those of the seeded site have: the front page stays as long as it was. */
const commentsEach = 5

/**
 * Members write so many times a second until stopped: a post, then its comments, over connections that stay
 * open as a browser's do. `stop` throws when a write failed.
 */
export const writeSteadily = ({ site, cookies }: Bench, perSecond: number) => {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<unknown>[] = []
  let post = Promise.resolve({ id: 0 })
  const writeOne = (at: number): Promise<unknown> => {
    const member = { origin: site.origin, cookie: cookies[at % cookies.length] ?? '', agent }
    const content = `Is the thought of ${newWord()} worth writing down at this hour? #Habits`
    if (at % (1 + commentsEach) > 0)
      return post.then(({ id }) => sendComment(member, id, { content }))
    post = sendPost(member, { content, aiSeats: 'humans_only' })
    return post
  }
  const timer = setInterval(() => sent.push(writeOne(sent.length)), 1000 / perSecond)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(sent).finally(() => agent.destroy())
    },
  }
}

let words = 0
const letters = 'abcdefghijklmnop'

/**
 * Letters that no other text of this bench has: the site takes what differs only in numbers for copies, and counts
 * them, all where its limits are lifted. People do not write the same thing a thousand times.
 */
const newWord = (): string =>
  (words += 1).toString(16).replaceAll(/./g, (digit) => letters[Number.parseInt(digit, 16)] ?? '')
