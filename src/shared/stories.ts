import { z } from 'zod'
import { endpoint, idParam, moment, optionalText } from './endpoint.ts'
import { author } from './users.ts'

export const storyLength = { content: 2_000, imageUrl: 2_000 } as const
export { storiesPollMs } from './constants.ts'
/** The newest that the list holds. */
export const storiesMost = 100

export const story = z
  .object({
    id: z.number(),
    content: z.string(),
    /** As its author gave it; shown from `picture`, which this site serves itself. */
    imageUrl: z.string().nullable(),
    picture: z.object({ small: z.string(), large: z.string() }).nullable(),
    createdAt: moment,
    expiresAt: moment,
    viewsCount: z.number(),
    author,
    /** It waits for a look; only its author is told. */
    isHeld: z.literal(true).optional(),
  })
  .meta({ id: 'Story' })
export type Story = z.infer<typeof story>

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

/** An empty image URL counts as none. */
export const newStory = z
  .object({
    content: optionalText('Story', storyLength.content).default(''),
    imageUrl: optionalText('Image URL', storyLength.imageUrl)
      .refine((text) => text === '' || isWebAddress(text), {
        message: 'Please enter an image URL that begins with https://',
      })
      .nullish(),
  })
  .refine(({ content, imageUrl }) => Boolean(content || imageUrl), {
    message: 'Please add some content or an image to your story.',
    path: ['content'],
  })

export const listStories = endpoint('GET', '/api/stories', {
  who: 'anyone',
  summary: 'Stories that have not yet disappeared, newest first',
  answer: z.array(story),
})

export const writeStory = endpoint('POST', '/api/stories', {
  who: 'author',
  summary: 'Share a story for 24 hours: a text, an image or both',
  status: 201,
  body: newStory,
  answer: story,
})

export const viewStory = endpoint('POST', '/api/stories/{id}/view', {
  who: 'anyone',
  summary: 'Count a view: once a person, once a day a visitor, never the author',
  params: idParam,
  answer: z.object({ viewsCount: z.number() }),
})

export const removeStory = endpoint('DELETE', '/api/stories/{id}', {
  who: 'ownOnly',
  summary: 'Remove one’s own story before its time',
  status: 204,
  params: idParam,
})
