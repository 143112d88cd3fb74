import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'

export type Screen = {
  name: string
  who: 'visitor' | 'member' | 'keeper'
  path: (stage: Stage) => string
  /** What this browser has answered to the question about advertisements; refused, unless said. */
  ads?: 'all' | null
  /** What is pressed before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
}

type Paths = Record<string, string | ((stage: Stage) => string)>

const screensOf = (who: Screen['who'], paths: Paths): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({
    name,
    who,
    path: typeof path === 'string' ? () => path : path,
  }))

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const thread = ({ longest }: Stage) => `/post/${longest.id}`

/** Every screen, and what opens over one. */
export const screens: Screen[] = [
  ...screensOf('visitor', {
    home: '/',
    post: thread,
    'post-silent': ({ silent }) => `/post/${silent}`,
    'previous-posts': '/previous-posts',
    stories: '/stories',
    topic: ({ topic }) => `/topic/${topic}`,
    category: '/category/Technology',
    search: '/search?q=data',
    'search-nothing': '/search?q=zzqx',
    character: '/character/data-analyst',
    profile: ({ author }) => `/profile/${author}`,
    auth: '/auth',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=none',
    'verify-email': '/verify-email',
    contact: '/contact',
    about: '/about',
    privacy: '/privacy-policy',
    terms: '/terms',
    transparency: '/transparency',
    'admin-login': '/admin-login',
    'admin-refused': '/admin',
    'not-found': '/nowhere',
    'post-not-found': '/post/999999',
  }),
  {
    name: 'sign-up',
    who: 'visitor',
    path: () => '/auth',
    act: (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
  },
  { name: 'ads-question', who: 'visitor', path: () => '/', ads: null },
  { name: 'ads', who: 'visitor', path: thread, ads: 'all' },
  { name: 'why-this-reply', who: 'visitor', path: thread, act: press('Why this reply?') },
  {
    name: 'story',
    who: 'visitor',
    path: () => '/stories',
    act: (page) => page.locator('main article button').first().click(),
  },
  ...screensOf('member', {
    'member-home': '/',
    'member-post': thread,
    'create-post': '/create-post',
    'own-profile': '/profile',
    settings: '/settings',
    notifications: '/notifications',
    bookmarks: '/bookmarks',
    notices: '/notices',
  }),
  { name: 'edit-profile', who: 'member', path: () => '/profile', act: press('Edit Profile') },
  { name: 'create-story', who: 'member', path: () => '/stories', act: press('Create Story') },
  { name: 'share', who: 'member', path: thread, act: press(/^Share/) },
  {
    name: 'report',
    who: 'member',
    path: thread,
    act: async (page) => {
      await page.getByRole('button', { name: /^More/ }).first().click()
      await page
        .getByRole('button', { name: /^Report/ })
        .first()
        .click()
    },
  },
  ...screensOf('keeper', {
    admin: '/admin',
    'admin-keywords': '/admin?tab=keywords',
    'admin-performance': '/admin?tab=performance',
    'admin-recommendations': '/admin?tab=recommendations',
    'admin-ai': '/admin?tab=ai',
    'admin-character': '/admin?tab=ai&character=data-analyst',
    'admin-scout': '/admin?tab=scout',
    'admin-moderation': '/admin?tab=moderation',
  }),
]
