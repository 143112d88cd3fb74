import { expect, test } from 'vitest'
import * as constants from '#shared/constants.ts'
import { hashtags, initials, truncate } from '#shared/text.ts'
import { relativeTime } from '#shared/time.ts'
import { time } from '#web/ui/time.en.ts'
import { contact } from '#web/contact/contact.en.ts'
import { privacy } from '#web/pages/privacy.en.ts'

test('the site keeps the numbers that were specified', () => {
  expect(constants).toMatchObject({
    passwordLength: { min: 6 },
    minimumAge: 13,
    trendingRefresh: { sidebarMs: 300_000, homeMs: 30_000 },
    feedPollMs: 3_000,
    trendingShown: { sidebar: 8 },
    hashtagsShared: { suggested: 4, fromHome: 3 },
    pageSize: { previousOnHome: 20, previousPage: 10 },
    listTextLength: 200,
    shareTextLength: 100,
    metaLength: { title: 80, description: 200, keywords: 15, trendingTags: 5 },
    redirectDelay: { unauthorizedMs: 500, shareMs: 1_000 },
    crossPostMost: {
      twitter: 280,
      facebook: 500,
      linkedin: 3_000,
      instagram: 2_200,
      whatsapp: 1_000,
      email: 5_000,
    },
    shareWindow: { width: 600, height: 500 },
    storiesPollMs: 30_000,
    storyProgress: { percent: 2, tickMs: 100 },
    tagsOnProfile: 5,
    initialsMost: 2,
    cacheRules: { freshMs: 300_000, readRetries: 1 },
    toastRules: { visible: 1, durationMs: 5_000, swipePx: 50 },
    hintDelay: { delayMs: 700, skipMs: 300 },
    responseHours: { general: 24, technical: 12, business: 48, privacy: 24 },
  })
  expect(constants.categories).toEqual([
    'Technology',
    'Science',
    'Politics',
    'Environment',
    'Business',
    'Healthcare',
    'Education',
    'Innovation',
  ])
})

test('texts say the same numbers', () => {
  expect(JSON.stringify(contact)).toContain('48 hours')
  expect(JSON.stringify(privacy.sections('Symposia'))).toContain('children under 13')
})

test('a moment is told as just now, minutes, hours, days, and from a week on as a date', () => {
  const now = Date.UTC(2026, 5, 15, 12)
  const ago = (seconds: number) =>
    relativeTime(now - seconds * 1000, now, { locale: 'en', ...time })
  const minute = 60
  const hour = 60 * minute
  const day = 24 * hour
  expect([0, 59, 60, 59 * minute, hour, 23 * hour, day, 6 * day, 7 * day].map(ago)).toEqual([
    'Just now',
    'Just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '6 days ago',
    'Jun 8, 2026',
  ])
})

test('initials are the first letters of up to two words', () => {
  expect(['Ann Lee', 'ann', 'Ann Bea Lee', ''].map(initials)).toEqual(['AL', 'A', 'AB', ''])
})

test('what is cut has as many characters as it may, and whole letters', () => {
  expect([...truncate('👩‍🔬'.repeat(300), 200)]).toHaveLength(200)
  expect(truncate('a'.repeat(200), 200)).toHaveLength(200)
})

test('a hashtag is a # with word characters after it', () => {
  expect(hashtags('#One, (#two_2) # three #One #ümlaut')).toEqual(['One', 'two_2', 'ümlaut'])
})
