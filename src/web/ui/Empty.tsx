import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'

/** Where there is nothing, or it could not be read: says so, and what can be done instead. */
export const Empty = ({
  icon,
  children,
  action,
}: {
  icon: IconName
  children: ReactNode
  action?: ReactNode
}) => (
  <Card className="flex flex-col items-center gap-4 py-10 text-center sm:py-12">
    <span
      aria-hidden="true"
      className="bg-sunken text-soft inline-flex size-12 items-center justify-center rounded-full"
    >
      <Icon name={icon} size={22} />
    </span>
    <p className="max-w-sm text-balance">{children}</p>
    {action}
  </Card>
)
