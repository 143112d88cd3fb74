/** Whose turn it is that waits: a character that was asked by name, one that answers a person, or the Scout's discussion. */
export type Urgency = 'asked' | 'person' | 'scout'

export type Ticket = { postId: number; urgency: Urgency }

type Waiting = Ticket & { enter: (leave: (() => void) | null) => void; since: number }

const ranks: readonly Urgency[] = ['asked', 'person', 'scout']
/** The library speaks for a character that would wait longer, or has waited so long; ms. */
export const mostWaitMs = 60_000

export type Queue = ReturnType<typeof openQueue>

/**
 * One reply at a time. People come before the Scout, and among equals the discussion that was spoken in
 * last: the model has just read it, and reads only what is new. `replyMs`: how long a reply takes.
 */
export const openQueue = (replyMs: () => number, now: () => number = () => performance.now()) => {
  let isTaken = false
  let lastPost = 0
  const waiting: Waiting[] = []

  const before = ({ urgency }: Ticket) =>
    (isTaken ? 1 : 0) + waiting.filter((one) => rankOf(one) <= rankOf({ urgency })).length

  const leave = () => {
    isTaken = false
    const next = takeNext()
    if (next) give(next)
  }

  const give = (next: Waiting) => {
    isTaken = true
    lastPost = next.postId
    let isLeft = false
    next.enter(() => {
      if (!isLeft) leave()
      isLeft = true
    })
  }

  /** Those that have waited too long are told so. */
  const takeNext = (): Waiting | undefined => {
    for (const late of waiting.filter(({ since }) => now() - since > mostWaitMs)) {
      waiting.splice(waiting.indexOf(late), 1)
      late.enter(null)
    }
    const [next] = waiting.toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) || Number(b.postId === lastPost) - Number(a.postId === lastPost),
    )
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  return {
    /** Gives what ends the turn; null: it would have to wait for more than a minute. */
    enter: (ticket: Ticket): Promise<(() => void) | null> =>
      new Promise((enter) => {
        if (before(ticket) * replyMs() > mostWaitMs) return enter(null)
        const one = { ...ticket, enter, since: now() }
        if (isTaken) waiting.push(one)
        else give(one)
      }),
    length: () => waiting.length + (isTaken ? 1 : 0),
  }
}

const rankOf = ({ urgency }: Pick<Ticket, 'urgency'>) => ranks.indexOf(urgency)
