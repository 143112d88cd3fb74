import { initials } from '#shared/text.ts'
import { classes } from './classes.ts'

const sizes = {
  small: 'face-small',
  normal: 'face-normal',
  turn: 'face-turn',
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
    <span aria-hidden="true" className={classes('face face-paper', sizes[size])}>
      {initials(name)}
    </span>
  )
