import { aiPosts, aiReplies, type User } from './users.ts'

/** What a reader wants to see: the replies of characters, and the posts of the Scout. */
export type AiChoice = { replies: User['aiReplies']; posts: User['aiPosts'] }

/** The cookie in which a visitor's browser keeps the choice, so that a page comes as chosen. */
export const aiChoiceCookie = 'ai'

export const allShown: AiChoice = { replies: 'show', posts: 'show' }

const replyChoices = Object.values(aiReplies.enum)
const postChoices = Object.values(aiPosts.enum)

/** As it stands in the cookie. */
export const codeOf = ({ replies, posts }: AiChoice): string => `${replies}.${posts}`

/** Every choice there is. */
export const aiChoices: readonly AiChoice[] = replyChoices.flatMap((replies) =>
  postChoices.map((posts) => ({ replies, posts })),
)

/** What a cookie says; all is shown where it says nothing that could be understood. */
export const readAiChoice = (code: string | undefined): AiChoice =>
  aiChoices.find((choice) => codeOf(choice) === code) ?? allShown
