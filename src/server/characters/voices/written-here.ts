import type { Voice } from '../provider/generate.ts'
import type { FoundThread } from '../casting/thread.ts'

/**
 * Whether the library speaks in a discussion: no model is connected, or the library began it and the model is one
 * of this machine, which is taken into use between two discussions and never inside one.
 */
export const isWrittenHere = (
  external: Voice | null,
  { isWritten }: Pick<FoundThread, 'isWritten'>,
): boolean => external === null || (external.provider === 'local' && isWritten)
