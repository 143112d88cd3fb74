import type { VoiceTrial } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { classes } from '#web/ui/classes.ts'

const words = ai.voice

/** How the one short call went, in words. */
export const TrialResult = ({ trial }: { trial: VoiceTrial | undefined }) => (
  <div role="status">
    {trial && (
      <div
        className={classes(
          'bg-sunken rounded-xl border-s-4 p-4 text-sm',
          trial.isOk ? 'border-ai-emerald' : 'border-danger',
        )}
      >
        <p className={classes('font-semibold', !trial.isOk && 'text-danger')}>
          {trial.isOk ? words.ok : words.notOk}
        </p>
        <p className="wrap-anywhere">{trial.detail}</p>
        {trial.said && (
          <blockquote className="mt-2 font-serif text-base italic">“{trial.said}”</blockquote>
        )}
        {trial.model && (
          <p className="text-soft mt-2 figures">
            {words.facts(trial.model, trial.ms, trial.inputTokens, trial.outputTokens)}
          </p>
        )}
      </div>
    )}
  </div>
)
