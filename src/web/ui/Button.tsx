import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'

const variants = {
  primary: 'bg-ink text-paper hover:bg-ink/85 font-semibold',
  plain: 'text-soft hover:bg-sunken hover:text-ink',
  outline: 'border border-edge text-ink hover:bg-sunken font-medium',
} as const

const sizes = {
  normal: 'min-h-11 px-5 text-[0.9375rem]',
  small: 'min-h-9 px-3 text-sm max-sm:min-h-11',
  icon: 'size-11 justify-center',
} as const

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

const look = ({ variant = 'primary', size = 'normal' }: Look, extra?: string) =>
  classes(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full whitespace-nowrap transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-50',
    variants[variant],
    sizes[size],
    extra,
  )

export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={look({ variant, size }, className)} {...rest} />
)

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) => (
  <Link className={look({ variant, size }, className)} {...rest} />
)
