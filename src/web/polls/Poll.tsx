import { type ComponentType, Suspense } from 'react'
import type { Post } from '#shared/posts.ts'
import { optional } from '#web/ui/optional.ts'
import type { Props } from './PollCard.tsx'

const fetchPart = () => import('./PollCard.tsx')
let Part: ComponentType<Props> = optional(fetchPart)

/** The server has it at hand. */
export const bringPolls = (brought: ComponentType<Props>): void => void (Part = brought)

/** Before a page that shows one comes to life, so that nothing that is pressed is lost; later ones fetch it themselves. */
export const loadPolls = (): Promise<void> | null =>
  document.querySelector('[data-poll]') &&
  fetchPart().then(({ default: brought }) => bringPolls(brought), console.warn)

type Of = Pick<Props, 'isFolding'> & { post: Pick<Post, 'id' | 'poll'> }

/** The poll of a post that has one. */
export const Poll = ({ post: { id, poll }, isFolding }: Of) =>
  poll && (
    <Suspense>
      <Part postId={id} poll={poll} isFolding={isFolding} />
    </Suspense>
  )
