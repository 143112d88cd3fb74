import { counted } from './counted.ts'

/** The page of a character. */
export const character = {
  description: (name: string, personality: string) => `${name}: ${personality}`,
  off: 'Switched off',
  offHint: 'An administrator has switched it off; what it said stays.',
  comments: (count: number) => counted(count, 'response', 'responses'),
  discussions: (count: number) => counted(count, 'discussion', 'discussions'),
  likes: (count: number) => counted(count, 'like', 'likes'),
  moved: (count: number) => `moved ${counted(count, 'person', 'people')}`,
  speaks: 'How it speaks',
  values: 'What it holds dear',
  fields: 'What it knows best',
  best: 'Its best arguments',
  bestHint: 'What people liked, and what they said changed their mind.',
  noBest: 'Nobody has liked or credited one yet.',
  latest: 'Its latest words',
  stands: 'Where it stood',
  standsHint: 'One line for each discussion, the latest first.',
  nothing: 'It has not spoken yet.',
  on: (title: string) => `On: ${title}`,
  read: 'Read it in the discussion',
  notFound: 'Character not found',
  notFoundDetail: 'There is no character of that name here.',
  failed: 'This character could not be read',
  home: 'Back to Home',
}
