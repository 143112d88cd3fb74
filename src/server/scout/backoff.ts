const mostMs = 6 * 60 * 60_000
const honouredMs = 7 * 24 * 60 * 60_000

/** How long a source rests after so many failures in a row: twice as long each time, at most 6 h. */
export const restAfter = (failures: number, everyMs: number, roll: () => number): number => {
  const full = Math.min(mostMs, everyMs * 2 ** Math.min(failures, 20))
  return full * (0.75 + roll() * 0.25)
}

/** Until when a Retry-After asks to wait: seconds or a date. null: it says nothing that can be read. */
export const retryAfter = (header: string | undefined, now: Date): Date | null => {
  const text = header?.trim() ?? ''
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text)
  if (Number.isNaN(at) || at <= now.getTime()) return null
  return new Date(Math.min(at, now.getTime() + honouredMs))
}
