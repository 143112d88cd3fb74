import { z } from 'zod'
import { endpoint, moment, optionalText, typedText, wholeNumber } from './endpoint.ts'
import { pageSize, post } from './posts.ts'
import { author, userParam } from './users.ts'

export { tagsOnProfile } from './constants.ts'
export const profileLength = { name: 60, bio: 1_000, location: 120 } as const

/** Someone's profile as anybody may read it; never an e-mail address. */
export const profile = author
  .extend({
    bio: z.string(),
    location: z.string(),
    coverImageUrl: z.string().nullable(),
    createdAt: moment,
    followersCount: z.number(),
    followingCount: z.number(),
    isVerified: z.boolean(),
    isAdmin: z.boolean(),
    /** Likes received, and what people (not characters) answered. */
    totalEngagement: z.number(),
    subscriptionTier: z.string(),
    /** Whether search engines may list it. */
    isIndexed: z.boolean(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

/** One's own profile, with what only its owner sees. */
export const ownProfile = profile
  .extend({
    email: z.string().nullable(),
    /** What was just sent waits for a look; until then the profile stays as it was. */
    isHeld: z.literal(true).optional(),
  })
  .meta({ id: 'OwnProfile' })
export type OwnProfile = z.infer<typeof ownProfile>

/** `totalLikes` are the likes that came in. */
export const userStats = z
  .object({
    totalPosts: z.number(),
    totalComments: z.number(),
    totalLikes: z.number(),
    /** People whom something of theirs moved. */
    peopleMoved: z.number(),
    /** Points of others that they said back so that their authors confirmed it. */
    steelmenConfirmed: z.number(),
  })
  .meta({ id: 'UserStats' })
export type UserStats = z.infer<typeof userStats>

const page = z.object({
  limit: wholeNumber('limit', { min: 1, max: pageSize.most }).default(pageSize.feed),
  before: wholeNumber('before').optional(),
})

export const readProfile = endpoint('GET', '/api/users/{userId}/profile', {
  who: 'anyone',
  summary: 'Someone’s profile',
  params: userParam,
  answer: profile,
})

/** Whom a mention means. */
export const findNamed = endpoint('GET', '/api/names/{name}', {
  who: 'anyone',
  summary: 'Whom @name means: a character by its handle, else a person by the username',
  params: z.object({ name: z.string().min(2).max(30) }),
  answer: z.object({ kind: z.enum(['person', 'character']), id: z.string() }).meta({ id: 'Named' }),
})

export const listPostsOf = endpoint('GET', '/api/users/{userId}/posts', {
  who: 'anyone',
  summary: 'Someone’s posts, newest first; `before` is the id of the last one read',
  params: userParam,
  query: page,
  answer: z.array(post),
})

export const readStats = endpoint('GET', '/api/users/{userId}/stats', {
  who: 'anyone',
  summary: 'How much someone wrote and how much it was liked',
  params: userParam,
  answer: userStats,
})

export const readFollowing = endpoint('GET', '/api/users/{userId}/following', {
  who: 'anyone',
  summary: 'Whether the viewer follows someone; a visitor does not',
  params: userParam,
  answer: z.object({ isFollowing: z.boolean() }),
})

export const followAnswer = z
  .object({ isFollowing: z.boolean(), followersCount: z.number() })
  .meta({ id: 'Follow' })

export const follow = endpoint('POST', '/api/users/{userId}/follow', {
  who: 'writer',
  summary: 'Follow someone; asked twice, it counts once',
  params: userParam,
  answer: followAnswer,
})

export const unfollow = endpoint('DELETE', '/api/users/{userId}/follow', {
  who: 'member',
  summary: 'Follow someone no longer',
  params: userParam,
  answer: followAnswer,
})

export const readOwnProfile = endpoint('GET', '/api/user/profile', {
  who: 'member',
  summary: 'One’s own profile',
  answer: ownProfile,
})

export const readOwnStats = endpoint('GET', '/api/user/stats', {
  who: 'member',
  summary: 'How much one wrote and how much it was liked',
  answer: userStats,
})

export const listOwnPosts = endpoint('GET', '/api/user/posts', {
  who: 'member',
  summary: 'One’s own posts, newest first',
  query: page,
  answer: z.array(post),
})

export const listLikedPosts = endpoint('GET', '/api/user/likes', {
  who: 'member',
  summary: 'Posts that one likes, newest first; nobody else can read them',
  query: page,
  answer: z.array(post),
})

export const listFriends = endpoint('GET', '/api/user/friends', {
  who: 'member',
  summary: 'People whom one follows and who follow back',
  answer: z.array(author),
})

/** What is left out stays as it is; an empty picture takes the present one away. */
export const profileChanges = z.object({
  firstName: typedText('First name', profileLength.name).optional(),
  lastName: typedText('Last name', profileLength.name).optional(),
  bio: optionalText('Bio', profileLength.bio).optional(),
  location: optionalText('Location', profileLength.location).optional(),
  profileImageUrl: z
    .string()
    .max(500)
    .regex(/^(\/media\/[\w-]{22}-\d+\.webp)?$/, 'Please upload the picture here')
    .nullish(),
})

export const changeProfile = endpoint('PUT', '/api/user/profile', {
  who: 'writer',
  summary: 'Change one’s profile',
  body: profileChanges,
  answer: ownProfile,
})
