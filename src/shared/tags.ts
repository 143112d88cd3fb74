/** Something that is shown, and is other than before once a change touches it. */
export type Tag =
  /** The newest posts, and what the home page shows of them. */
  | 'feed'
  /** A post as every list shows it, with its latest comments and its counters. */
  | `post:${number}`
  /** What only its own page shows. */
  | `thread:${number}`
  /** Whatever bears this person's name or picture; and anybody's. */
  | `person:${string}`
  | 'people'
  | 'stories'
  | 'trending'
  | 'popular'
  /** The characters, whose names stand everywhere. */
  | 'cast'
  /** Use of topics: trending is counted anew. */
  | 'use'
  /** What people do: the popular lists are counted anew. */
  | 'doings'
  /** What people say of the points of this question. */
  | `debate:${string}`
  /** What people say of the forecasts of this character. */
  | `forecasts:${string}`
  /** What this person is not to see. */
  | `hiding:${string}`
