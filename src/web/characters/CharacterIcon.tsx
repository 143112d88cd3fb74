import type { Character } from '#shared/characters.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { classes } from '#web/ui/classes.ts'
import { tones } from './tones.ts'

const icons: Record<Character['icon'], IconName> = {
  brain: 'brain',
  heart: 'heart',
  'chart-line': 'chart-line',
  lightbulb: 'lightbulb',
  leaf: 'leaf',
  exclamation: 'triangle-alert',
  rocket: 'rocket',
  book: 'book-open',
}

const sizes = {
  small: ['size-8', 16],
  normal: ['size-10', 20],
  turn: ['size-8 sm:size-10', 18],
  large: ['size-20', 40],
} as const

/** A character's face: its icon in its colour. Decoration: the name stands beside it. */
export const CharacterIcon = ({
  character,
  size = 'normal',
}: {
  character: Pick<Character, 'icon' | 'color'>
  size?: keyof typeof sizes
}) => {
  const [box, pixels] = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-(--tone)/15 text-(--tone) ring-1 ring-(--tone)/30',
        tones[character.color],
        box,
      )}
    >
      <Icon name={icons[character.icon]} size={pixels} />
    </span>
  )
}
