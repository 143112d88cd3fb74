import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Part = { heading: string; count: number; children: ReactNode }

/** A list under its heading, folded, so that what comes after it stays near; it opens without a script too. */
export const Fold = ({ heading, count, children }: Part) =>
  count > 0 && (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          size={16}
          className="text-soft transition-transform group-open:rotate-90 rtl:group-[:not([open])]:rotate-180"
        />
        {heading}
        <span className="text-soft ms-auto text-sm">{count}</span>
      </summary>
      <ul className="space-y-4 pb-4">{children}</ul>
    </details>
  )
