import type { Stance } from '#shared/characters.ts'
import { characters as texts } from '#texts/characters.ts'
import { classes } from '#web/ui/classes.ts'

const steps: Stance[] = [-2, -1, 0, 1, 2]

/** Where a character stands, as five dots from against to for, and in words. */
export const StanceScale = ({ stance }: { stance: number }) => {
  const words = texts.stances[stance as Stance]
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex items-center gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classes(
              'rounded-full',
              step === stance ? 'size-2.5 bg-(--tone)' : 'bg-edge/40 size-1.5',
            )}
          />
        ))}
      </span>
      <span className="sr-only">{texts.stance(words)}</span>
      <span aria-hidden="true">{words}</span>
    </span>
  )
}
