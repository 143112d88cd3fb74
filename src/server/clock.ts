/** The clocks of two machines of one site may differ by so much, ms. */
const skewMs = 60_000

/** What lies later than this was written before the clock was set back, and nothing is known of its age. */
export const latest = (now: Date | number): Date => new Date(Number(now) + skewMs)
