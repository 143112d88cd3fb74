import { useState } from 'react'
import type { Attached } from '#shared/media.ts'
import { pictures as texts } from './pictures.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'

type Props = {
  pictures: readonly Attached[]
  /** In one row, so that what comes below them stays near. */
  isLow?: boolean | undefined
}

/** The pictures of a text; each has its room before it is there, and leads to the large one. */
export const Pictures = ({ pictures, isLow = false }: Props) => (
  <ul data-rich="" className={isLow ? row : classes(grid, shapeOf(pictures.length))}>
    {pictures.map((picture, at) => (
      <li key={picture.id} className={isLow ? 'min-w-0' : cellOf(pictures.length, at)}>
        <a
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          className="border-line bg-sunken block size-full overflow-hidden rounded-xl border"
        >
          <Image picture={picture} look={isLow ? low : lookOf(pictures.length)} />
        </a>
      </li>
    ))}
  </ul>
)

const grid = 'mt-3 grid max-w-2xl gap-1.5'
const row = 'mt-3 flex max-w-2xl gap-1.5'

type Look = { className: string; sizes: string }

const low = { className: 'h-20 w-auto object-cover sm:h-36', sizes: '16rem' }

const lookOf = (count: number): Look =>
  count === 1
    ? {
        className: 'max-h-[32rem] w-full object-cover',
        sizes: '(max-width: 42rem) 100vw, 42rem',
      }
    : { className: 'size-full object-cover', sizes: '(max-width: 42rem) 50vw, 21rem' }

const shapeOf = (count: number) => (count === 1 ? 'grid-cols-1' : 'grid-cols-2')

/** Of three the first is as high as the others together. */
const cellOf = (count: number, at: number) => {
  if (count === 1) return undefined
  return count === 3 && at === 0 ? 'row-span-2' : 'aspect-4/3'
}

const Image = ({ picture, look }: { picture: Attached; look: Look }) => (
  <img
    src={picture.thumbnailUrl}
    srcSet={`${picture.thumbnailUrl} 600w, ${picture.url} 1600w`}
    width={picture.width}
    height={picture.height}
    alt={picture.alt || texts.undescribed}
    loading="lazy"
    decoding="async"
    {...look}
  />
)

/** The same for a moderator, where pictures may show anything: nothing can be made out before they ask for it. */
export const VeiledPictures = ({ pictures }: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="space-y-2">
      <div inert={!isShown} aria-hidden={!isShown} className="max-w-xs overflow-hidden rounded-xl">
        <div className={isShown ? undefined : '[filter:blur(2.5rem)]'}>
          <Pictures pictures={pictures} />
        </div>
      </div>
      <Button variant="outline" size="small" onClick={() => setShown(!isShown)}>
        {isShown ? texts.veil : texts.unveil(pictures.length)}
      </Button>
    </div>
  )
}
