import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Head } from './Head.tsx'

/** A page that says one thing and leads on. */
export const Notice = ({
  title,
  link,
  children,
}: {
  title: string
  link: string
  children: ReactNode
}) => (
  <div className="mx-auto max-w-lg py-16 text-center">
    <Head title={title} />
    <h1 className="font-serif text-3xl font-semibold">{title}</h1>
    <p className="text-soft mt-3 mb-8 text-lg">{children}</p>
    <ButtonLink to="/">{link}</ButtonLink>
  </div>
)
