import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Section } from '#web/texts/statement.ts'

/** A page to be read from top to bottom. */
export const Statement = ({
  heading,
  lead,
  sections,
}: {
  heading: string
  lead?: ReactNode
  sections: Section[]
}) => (
  <article className="mx-auto max-w-2xl">
    <h1 className="font-serif text-3xl font-semibold">{heading}</h1>
    {lead && <div className="text-soft mt-2">{lead}</div>}
    {sections.map((section) => (
      <Part key={section.id} {...section} />
    ))}
  </article>
)

const Part = ({ id, heading, texts = [], points = [], links = [] }: Section) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="mt-8 space-y-3 leading-relaxed">
    <h2 id={`${id}-heading`} className="font-serif text-xl font-semibold">
      {heading}
    </h2>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points.length > 0 && (
      <ul className="list-disc space-y-1.5 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {links.length > 0 && (
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-accent inline-flex min-h-11 items-center underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
)
