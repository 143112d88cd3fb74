import type { Stance } from '#shared/characters.ts'
import { characters as texts } from '#web/texts/characters.en.ts'
import { classes } from '#web/ui/classes.ts'

const places: Record<Stance, string> = {
  [-2]: 'dots-0',
  [-1]: 'dots-1',
  0: 'dots-2',
  1: 'dots-3',
  2: 'dots-4',
}

/** Where a character stands, as five dots from against to for, and in words. */
export const StanceScale = ({ stance }: { stance: number }) => {
  const words = texts.stances[stance as Stance]
  return (
    <span className="stance">
      <span aria-hidden="true" className={classes('dots', places[stance as Stance])} />
      <span className="sr-only">{texts.stance(words)}</span>
      <span aria-hidden="true">{words}</span>
    </span>
  )
}
