import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/** Takes the whole width of a phone, unless it `isSmall`: beside others, or inside another. */
export const Card = ({
  isSmall = false,
  className,
  ...rest
}: { isSmall?: boolean } & ComponentProps<'div'>) => (
  <div className={classes('card', !isSmall && 'bleed', className)} {...rest} />
)

/** A card with a heading that names it. */
export const Panel = ({
  id,
  heading,
  className,
  children,
}: {
  id: string
  heading: ReactNode
  className?: string
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-heading`} className={classes('card bleed', className)}>
    <h2 id={`${id}-heading`} className="mb-3 font-serif text-lg font-semibold">
      {heading}
    </h2>
    {children}
  </section>
)
