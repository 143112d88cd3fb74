import { initials } from '#shared/text.ts'
import { classes } from './classes.ts'

const sizes = {
  small: 'size-8 text-xs',
  normal: 'size-10 text-sm',
  turn: 'size-8 text-xs sm:size-10 sm:text-sm',
  large: 'size-24 text-3xl',
} as const

/** A picture, or the initials of a name. Decoration: the name stands beside it. */
export const Avatar = ({
  name,
  src,
  size = 'normal',
}: {
  name: string
  src?: string | null
  size?: keyof typeof sizes
}) =>
  src ? (
    <img src={src} alt="" className={classes('shrink-0 rounded-full object-cover', sizes[size])} />
  ) : (
    <span
      aria-hidden="true"
      className={classes(
        'bg-sunken text-ink border-line inline-flex shrink-0 items-center justify-center rounded-full border font-semibold',
        sizes[size],
      )}
    >
      {initials(name)}
    </span>
  )
