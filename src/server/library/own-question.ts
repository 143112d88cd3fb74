import type { Debate } from './debate.ts'

type Asked = Pick<Debate, 'question' | 'sides' | 'hashtag'>

/** The post that opens a debate's own question: question, both sides in a line each, hashtag. */
export const openingPost = ({ question, sides, hashtag }: Asked): string =>
  `${question}\n\nFor: ${sides.for.trim()}\nAgainst: ${sides.against.trim()}\n\n#${hashtag}`

/** Whether a post asks a debate's question and tells nothing else: the words of its two sides tell nobody's case. */
export const isOwnQuestion = (debate: Asked, post: string): boolean =>
  [openingPost(debate), debate.question].includes(post.trim())
