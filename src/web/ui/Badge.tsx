import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const variants = {
  /** In the colour of whoever speaks. */
  tone: 'bg-(--tone)/12 text-(--tone)',
  quiet: 'bg-sunken text-soft',
} as const

export const Badge = ({
  variant = 'quiet',
  className,
  ...rest
}: { variant?: keyof typeof variants } & ComponentProps<'span'>) => (
  <span
    className={classes(
      'inline-flex items-center gap-1 rounded-full font-sans px-2 py-0.5 text-xs font-medium whitespace-nowrap',
      variants[variant],
      className,
    )}
    {...rest}
  />
)
