import type { Env } from '../../../env.ts'
import type { KeptVoice } from '../setup.ts'

/** Whether a model file is to speak: it was chosen, or nothing was, and one that was downloaded speaks by itself. */
export const isWanted = (
  { AI_PROVIDER }: Pick<Env, 'AI_PROVIDER'>,
  kept: Pick<KeptVoice, 'provider'> | null,
): boolean => (AI_PROVIDER ?? kept?.provider ?? 'local') === 'local'
