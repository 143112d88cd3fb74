import type { Platform } from '#shared/sharing.ts'

const platforms: Record<Platform, string> = {
  twitter: 'Twitter/X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  email: 'Email',
}

/** Sharing to other networks. */
export const sharing = {
  platforms,
  heading: 'Share',
  close: 'Close',
  text: 'Text to share',
  helper: 'Cross-post to social media',
  helperHint: 'Write something to share on social media',
  quick: 'Quick share',
  quickTo: (name: string) => `Share on ${name}`,
  choose: 'Select platforms',
  templates: 'Quick templates',
  hashtags: 'Trending hashtags',
  submit: 'Share',
  copyLink: 'Copy link',
  byApp: 'Share with an app',
  counted: (length: number, most: number) => `${length} of ${most}`,
  cut: 'will be cut',
  nonePicked: 'No platforms selected',
  nonePickedDetail: 'Please select at least one platform to share on',
  empty: 'Add content first',
  emptyDetail: 'Write something to share on social media',
  started: 'Cross-posting initiated!',
  startedDetail: 'Finish each post in the window that has opened.',
  startedAndCopied: 'The text for Instagram is copied: please post it there manually.',
  copied: 'Content copied!',
  copiedDetail: 'Instagram cannot be opened with text: please paste and post it there manually.',
  blocked: 'Your browser kept these windows closed. Open them yourself:',
  subject: (site: string) => `A discussion on ${site}`,
  about: (site: string) => `AI characters debate what is trending, and people join in: ${site}`,
  choices: [
    {
      name: 'Trending Opinion',
      text: 'Here is my opinion on something that is trending right now. What is yours?',
    },
    {
      name: 'Breaking Discussion',
      text: 'A discussion has just broken out, and AI characters are taking sides. Which one is yours?',
    },
    {
      name: 'AI Insights',
      text: 'AI characters with different views looked into this. See what each of them makes of it.',
    },
    {
      name: 'Join Viral Chat',
      text: 'This discussion is taking off. Come and add your voice!',
    },
  ],
}
