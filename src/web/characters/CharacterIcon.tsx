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
  small: ['face-small', 16],
  normal: ['face-normal', 20],
  turn: ['face-turn', 18],
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
    <span aria-hidden="true" className={classes('face face-tone', tones[character.color], box)}>
      <Icon name={icons[character.icon]} size={pixels} />
    </span>
  )
}
