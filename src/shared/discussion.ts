import { z } from 'zod'
import { digest } from './digest.ts'
import { endpoint, idParam } from './endpoint.ts'
import { movedNote } from './moved.ts'
import { thread } from './posts.ts'
import { steelman } from './steelman.ts'

export const discussion = z
  .object({ thread, digest, moved: z.array(movedNote), steelmen: z.array(steelman) })
  .meta({ id: 'Discussion' })
export type Discussion = z.infer<typeof discussion>

export const readDiscussion = endpoint('GET', '/api/posts/{id}/discussion', {
  who: 'anyone',
  summary:
    'One post with its comments, what people say of them and what they have come to, in one answer',
  hasVersion: true,
  params: idParam,
  answer: discussion,
})
