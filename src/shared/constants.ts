/** The numbers that the site promises. All code imports them from here, and so do the tests. */

const second = 1_000
const minute = 60 * second

export const passwordLength = { min: 6, max: 128 } as const
export const minimumAge = 13

export const trendingRefresh = { sidebarMs: 5 * minute, homeMs: 30 * second } as const
/** The feed is read this often while no live stream is open. */
export const feedPollMs = 3 * second
/** Topics in the sidebar; no screen shows more, so a page's data has no more. */
export const trendingShown = { sidebar: 8 } as const
export const hashtagsShared = { suggested: 4, fromHome: 3 } as const

export const pageSize = { feed: 20, previousOnHome: 20, previousPage: 10, most: 100 } as const

/** Farther back lists are read by `before`: each row that is passed over costs the site as much as one that is read. */
export const offsetMost = 10_000

/** Characters of a text that lists show, and that are shared. */
export const listTextLength = 200
export const shareTextLength = 100
/** Characters of a page's title and description; its keywords, and how many of them are trending. */
export const metaLength = { title: 80, description: 200, keywords: 15, trendingTags: 5 } as const

/** From the message to the sign-in page. */
export const redirectDelay = { unauthorizedMs: 500, shareMs: 1_000 } as const

/** The eight fixed categories of the Popular Categories card. */
export const categories = [
  'Technology',
  'Science',
  'Politics',
  'Environment',
  'Business',
  'Healthcare',
  'Education',
  'Innovation',
] as const

/** How much a text may count on each platform. */
export const crossPostMost = {
  twitter: 280,
  facebook: 500,
  linkedin: 3_000,
  instagram: 2_200,
  whatsapp: 1_000,
  email: 5_000,
} as const
export const shareWindow = { width: 600, height: 500 } as const

/** The list of stories is read again this often. */
export const storiesPollMs = 30 * second
/** A story's progress rises by so many percent at each tick: it takes five seconds. */
export const storyProgress = { percent: 2, tickMs: 100 } as const

/** Tags that a post on a profile shows; the rest is '+N more'. */
export const tagsOnProfile = 5
export const initialsMost = 2

export const cacheRules = { freshMs: 5 * minute, readRetries: 1 } as const
export const toastRules = { visible: 1, durationMs: 5 * second, swipePx: 50 } as const
export const hintDelay = { delayMs: 700, skipMs: 300 } as const

/** Within how many hours a person who writes to us is answered. */
export const responseHours = { general: 24, technical: 12, business: 48, privacy: 24 } as const
