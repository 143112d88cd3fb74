import { useEffect, useRef, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { hashtagsShared, shareTextLength } from '#shared/sharing.ts'
import { truncate } from '#shared/text.ts'
import { useSiteName } from '#web/site.ts'
import { sharing as words } from './sharing.en.ts'
import { countShare, shareByApp, type Shared } from './acts.ts'
import ShareDialog from './ShareDialog.tsx'

/** Hands a post to the system's share sheet on touch screens that have one, else to our dialog. */
export default function SharePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const site = useSiteName()
  const [isOurs, setOurs] = useState(!isTouch())
  const hasAsked = useRef(false)
  useEffect(() => {
    if (isOurs || hasAsked.current) return
    hasAsked.current = true
    const ask = async () => {
      const isShared = await shareByApp(toShare(post, site))
      if (isShared === null) return setOurs(true)
      if (isShared) countShare(post.id)
      onClose()
    }
    void ask()
  }, [isOurs, post, site, onClose])
  return (
    isOurs && (
      <ShareDialog
        shared={toShare(post, site)}
        hashtags={post.tags.slice(0, hashtagsShared.suggested)}
        onClose={onClose}
      />
    )
  )
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches

const toShare = ({ id, content }: Post, site: string): Shared => {
  const link = new URL(`/post/${id}`, window.location.origin).href
  return {
    text: `${truncate(content, shareTextLength)}\n${link}`,
    link,
    subject: words.subject(site),
    postId: id,
  }
}
