/**
 * PostgreSQL's words for work that it undid whole because it got into the way of other work: a
 * deadlock, and a serialization that failed. Nothing of it was done, so it may be done again.
 */
const undone = new Set(['40P01', '40001'])

export const isSerializationFailure = (error: unknown): boolean => undone.has(sqlStateOf(error))

/** PostgreSQL's code of an error; 'undefined' of one that is not PostgreSQL's. */
export const sqlStateOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code)

/** A client that loses this often meets a crowd, and is asked to come back. */
const triesMost = 3

/** Does the work again when PostgreSQL undid it. The new try waits by itself for the work that was in its way. */
export const retrySerialization = async <T>(
  work: () => Promise<T>,
  tries = triesMost,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isSerializationFailure(error)) throw error
    return retrySerialization(work, tries - 1)
  }
}
