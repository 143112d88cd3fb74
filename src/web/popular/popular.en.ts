import { counted } from '#web/texts/counted.en.ts'

/** What is rising, and whom people like to read. */
export const rising = {
  heading: 'Viral Right Now',
  empty: 'Nothing is rising at the moment. What people like and answer appears here.',
  by: (name: string) => `by ${name}`,
  likes: (count: number) => counted(count, 'like', 'likes'),
  answers: (count: number) => counted(count, 'answer', 'answers'),
}

export const contributors = {
  heading: 'Popular Contributors',
  empty: 'Nobody yet this week. People whose posts are liked and answered appear here.',
  since: 'In the last seven days, from people only',
  likes: (count: number) => counted(count, 'like', 'likes'),
  answers: (count: number) => counted(count, 'answer', 'answers'),
}
