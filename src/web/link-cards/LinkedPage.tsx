import { useState } from 'react'
import type { LinkCard } from '#shared/link-cards.ts'
import { links as texts } from './links.en.ts'
import { classes } from '#web/ui/classes.ts'
import { useRoom } from './useRoom.ts'

type Props = {
  postId: number
  card: LinkCard
  /** Above a discussion, whose first response is to stay on the first screen. */
  isFolding?: boolean | undefined
}

/** What the first link of a post leads to, in the words of that page; never higher than two lines of it. */
export const LinkedPage = ({ postId, card, isFolding = false }: Props) =>
  useRoom(postId) && (
    <a
      href={card.url}
      rel="nofollow ugc noopener"
      data-rich=""
      data-linked={postId}
      className={classes(
        'border-line bg-sunken mt-3 flex max-w-2xl items-center overflow-hidden rounded-xl border',
        isFolding ? 'h-16' : 'h-20',
      )}
    >
      {card.imageUrl && <Picture key={card.imageUrl} src={card.imageUrl} />}
      <span className="min-w-0 flex-1 px-3">
        <span className="sr-only">{texts.linked} </span>
        <span className="text-soft block truncate text-xs">
          {card.site && card.site.toLowerCase() !== card.host && (
            <>
              <bdi>{card.site}</bdi>
              {' · '}
            </>
          )}
          {card.host}
        </span>
        <span dir="auto" className="line-clamp-2 text-sm leading-snug font-medium">
          {card.title}
        </span>
      </span>
    </a>
  )

/** It says nothing that the title does not. Where it does not come, nothing stands in its place. */
const Picture = ({ src }: { src: string }) => {
  const [isBroken, setBroken] = useState(false)
  /** It may have failed before the page came to life. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true)
  }
  return isBroken ? null : (
    <img
      ref={look}
      src={src}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="aspect-square h-full shrink-0 object-cover"
    />
  )
}
