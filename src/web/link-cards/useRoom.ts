import { useEffect, useState } from 'react'

/**
 * A card that comes while its post is being read would push away what stands below: it takes its room once the
 * post is off the screen. One that came with its post has it at once.
 */
export const useRoom = (postId: number): boolean => {
  const [hasRoom, setRoom] = useState(() => import.meta.env.SSR || mayTake(postId))
  useEffect(() => {
    const post = hasRoom ? null : articleOf(postId)
    if (!post) return
    const observer = new IntersectionObserver(() => isOff(post) && setRoom(true))
    observer.observe(post)
    return () => observer.disconnect()
  }, [hasRoom, postId])
  return hasRoom
}

const articleOf = (postId: number) => document.getElementById(`post-${postId}`)

const mayTake = (postId: number): boolean => {
  const post = articleOf(postId)
  // The server drew it, or the post is only being drawn.
  if (!post || post.querySelector('[data-linked]')) return true
  // Who has just sent the post, or come here, expects that something still moves.
  return navigator.userActivation.isActive || isOff(post)
}

/** Above the screen only where the browser then keeps what is read in its place. */
const isOff = (post: HTMLElement): boolean => {
  const { top, bottom } = post.getBoundingClientRect()
  return top >= window.innerHeight || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}
