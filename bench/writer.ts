import type { Bench } from './bench.ts'
import { sendPost } from './member.ts'

/** Members post so many times a second until stopped; `stop` throws when a write failed. */
export const writeSteadily = ({ site, cookies }: Bench, perSecond: number) => {
  const sent: Promise<unknown>[] = []
  const timer = setInterval(() => {
    const content = `Is the ${sent.length}th thought of the hour worth writing down? #Habits`
    const cookie = cookies[sent.length % cookies.length] ?? ''
    sent.push(sendPost(site.origin, cookie, { content, aiSeats: 'humans_only' }))
  }, 1000 / perSecond)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(sent)
    },
  }
}
