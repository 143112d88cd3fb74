import type { ReactNode } from 'react'
import { characterColors } from '#shared/characters.ts'
import { tones } from '#web/characters/tones.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { iconNames } from '#web/ui/iconNames.ts'

/** A part of the guide, in the order in which one looks for it. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="space-y-4">
    <h2 className="font-serif text-xl font-semibold">{name}</h2>
    {children}
  </section>
)

const scale = [
  ['font-serif text-3xl font-semibold', 'Page: serif 30'],
  ['font-serif text-2xl leading-snug', 'A post by itself: serif 24'],
  ['font-serif text-xl leading-snug', 'A post in the feed, a section: serif 20'],
  ['font-serif text-lg font-semibold', 'Panel: serif 18'],
  ['leading-relaxed', 'What is said: 16, at most 65 characters wide'],
  ['text-soft text-sm', 'What surrounds it: 14, soft'],
  ['text-soft text-xs', 'Marks and axes: 12, soft'],
] as const

export const Type = () => (
  <div className="space-y-3">
    {scale.map(([look, name]) => (
      <p key={name} className={look}>
        {name}
      </p>
    ))}
  </div>
)

const gaps = [
  ['p-1', '4: inside a control'],
  ['p-2', '8: between controls'],
  ['p-3', '12: between cards on a phone'],
  ['p-5', '20: between cards, between turns'],
  ['p-6', '24: between sections'],
  ['p-8', '32: around a page'],
] as const

export const Spacing = () => (
  <ul className="flex flex-wrap items-end gap-5">
    {gaps.map(([size, name]) => (
      <li key={name} className="text-soft space-y-2 text-sm">
        <span aria-hidden="true" className={classes('bg-accent block w-fit', size)} />
        {name}
      </li>
    ))}
  </ul>
)

const surfaces = [
  ['bg-paper', 'paper'],
  ['bg-card', 'card'],
  ['bg-sunken', 'sunken'],
  ['bg-line', 'line'],
  ['bg-edge', 'edge'],
  ['bg-ink', 'ink'],
  ['bg-accent', 'accent'],
  ['bg-mark', 'mark'],
  ['bg-unchecked', 'unchecked'],
] as const

/** Every colour in both themes, whichever the reader has. */
export const Colours = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    {['scheme-light', 'scheme-dark'].map((scheme) => (
      <div key={scheme} className={classes(scheme, 'bg-paper text-ink rounded-card space-y-4 p-5')}>
        <ul className="grid grid-cols-4 gap-2.5">
          {surfaces.map(([look, name]) => (
            <li key={name} className="text-xs">
              <span className={classes('border-edge block h-11 rounded-xl border', look)} />
              {name}
            </li>
          ))}
        </ul>
        <ul className="bg-card space-y-2 rounded-xl p-4">
          {characterColors.map((color) => (
            <li key={color} className={classes('flex items-center gap-3', tones[color])}>
              <span className="size-8 rounded-full bg-(--tone)" />
              <span className="font-semibold text-(--tone)">{color}</span>
              <Badge variant="tone">badge</Badge>
            </li>
          ))}
        </ul>
        <p className="text-soft text-sm">soft: what surrounds the words</p>
        <p className="text-danger text-sm">danger: what went wrong</p>
        <p className="text-liked text-sm">liked: a like of one’s own</p>
      </div>
    ))}
  </div>
)

export const Icons = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
    {iconNames.map((name) => (
      <li key={name} className="text-soft flex items-center gap-2 text-sm">
        <Icon name={name} size={20} className="text-ink" />
        {name}
      </li>
    ))}
  </ul>
)
