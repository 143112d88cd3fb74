import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const variants = {
  /** In the colour of the speaker. */
  tone: 'badge-tone',
  quiet: 'badge-quiet',
} as const

export const Badge = ({
  variant = 'quiet',
  className,
  ...rest
}: { variant?: keyof typeof variants } & ComponentProps<'span'>) => (
  <span className={classes('badge', variants[variant], className)} {...rest} />
)
