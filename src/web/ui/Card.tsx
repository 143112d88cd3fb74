import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={classes('border-line bg-card rounded-card border p-4 sm:p-5', className)}
    {...rest}
  />
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
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className={classes('bleed border-line bg-card rounded-card border p-4 sm:p-5', className)}
  >
    <h2 id={`${id}-heading`} className="mb-3 font-serif text-lg font-semibold">
      {heading}
    </h2>
    {children}
  </section>
)
