import type { IconName } from './iconNames.ts'
import sprite from './icons.svg?no-inline'

/**
 * A picture beside words that say the same. All icons are one file, so that a page of a hundred
 * icons carries each drawing once.
 */
export const Icon = ({
  name,
  size = 20,
  className,
  isFilled = false,
}: {
  name: IconName
  size?: number
  className?: string
  isFilled?: boolean
}) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    className={className}
    fill={isFilled ? 'currentColor' : 'none'}
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)
