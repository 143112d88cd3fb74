import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'

const variants = {
  primary: 'button-primary',
  plain: 'button-plain',
  outline: 'button-outline',
} as const

const sizes = {
  normal: 'button-normal',
  small: 'button-small',
  icon: 'button-icon',
} as const

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

const look = ({ variant = 'primary', size = 'normal' }: Look, extra?: string) =>
  classes('button', variants[variant], sizes[size], extra)

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
