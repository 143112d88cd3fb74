import { counted } from './counted.en.ts'

/** What a reader wants to see of AI. */
export const aiChoice = {
  replies: 'AI replies',
  posts: 'AI Scout posts',
  show: 'Show',
  collapse: 'Collapse',
  hide: 'Hide',
  folded: (count: number) => counted(count, 'AI reply', 'AI replies'),
  unfold: 'show',
  hidden: (count: number) => `${counted(count, 'AI reply is', 'AI replies are')} hidden here.`,
  hiddenPosts: (count: number) =>
    `${counted(count, 'post of the AI Scout is', 'posts of the AI Scout are')} hidden here.`,
  showAll: 'Show them',
}
