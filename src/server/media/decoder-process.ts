import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Answer, Fault, Order } from './decoder.ts'
import { drawForms } from './resize.ts'

/** How often it is looked how much memory a decoder has taken; ms. */
const lookMs = 20
const lowPriority = 10
/** The site ends a process in time; one that it cannot end any more does so itself, after so much longer, ms. */
const graceMs = 1_000
/** A process that has grown so large keeps the memory; bytes. */
const spentBytes = 250_000_000

/** A decoder is machine code on a thread of its own, which `process.exit` waits for. */
const end = () => process.kill(process.pid, 'SIGKILL')

/** Linux, short of memory, then ends this process before the site or the database. */
const offerAsFirst = () => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or one that keeps this from its processes.
  }
}

/** The process that decodes strangers' pictures (decoder.ts). It ends with the one that started it. */
process.once('disconnect', end)
process.on('message', ({ file, sizes, bounds }: Order) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > bounds.mostBytes) end()
  }, lookMs)
  const deadline = setTimeout(end, bounds.withinMs + graceMs)
  void drawForms(Buffer.from(file), sizes)
    .then(
      (forms) => ({ forms }),
      ({ message }: Error): { fault: Fault } => ({
        // sharp has no code for it
        fault: message.includes('pixel limit') ? 'too_many_pixels' : 'unreadable',
      }),
    )
    .then((said) => {
      const answer: Answer = { ...said, isSpent: process.memoryUsage.rss() > spentBytes }
      process.send?.(answer)
    })
    .finally(() => {
      clearInterval(watch)
      clearTimeout(deadline)
    })
})
offerAsFirst()
setPriority(lowPriority)
