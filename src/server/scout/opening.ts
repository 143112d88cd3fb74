import type { Report } from '#shared/trending.ts'
import type { Debate } from '../library/debate.ts'
import { plainHeadline } from './question.ts'
import { sidesOf } from './sides.ts'
import { stemsOf } from './topic-words.ts'

/** Whether a headline has much that the question made of it leaves out. */
const saysMore = (headline: string, question: string): boolean => {
  const asked = new Set(stemsOf(question))
  const said = stemsOf(plainHeadline(headline))
  return said.filter((stem) => asked.has(stem)).length < 0.7 * said.length
}

const reportsShown = 3

type Story = {
  question: string
  headline: string
  hashtag: string
  /** Best first. */
  reports: readonly Report[]
  /** The written debate that covers it. */
  debate: Debate | null
}

/** Question, both sides in a line each, hashtag, and who reports it. */
export const newsPost = (story: Story, roll: () => number): string => {
  const { question, headline, hashtag, debate } = story
  const { for: pro, against } = sidesOf(`${headline} ${question}`, debate, roll)
  return [
    saysMore(headline, question)
      ? `${question}\n\nIn the news: “${plainHeadline(headline)}”`
      : question,
    `For: ${pro}\nAgainst: ${against}`,
    `#${hashtag}`,
    distinctReports(story.reports)
      .map(({ publisher, url }) => `Reported by ${plainName(publisher)}: ${plainUrl(url)}`)
      .join('\n'),
  ].join('\n\n')
}

const distinctReports = (reports: readonly Report[]): Report[] =>
  reports
    .filter((one, at) => reports.findIndex(({ publisher }) => publisher === one.publisher) === at)
    .slice(0, reportsShown)

/** Neither a hashtag nor a mention for who reads the post. */
const plainName = (name: string): string => name.replaceAll(/[#@\n]/g, '')
const plainUrl = (address: string): string => {
  const url = new URL(address)
  url.hash = ''
  return url.href.replaceAll('@', '%40')
}
