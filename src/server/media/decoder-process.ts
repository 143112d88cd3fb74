import { setPriority } from 'node:os'
import type { Answer, Order } from './decoder.ts'
import { drawForms } from './draw.ts'

/** How often it is looked how much memory a decoder has taken; ms. */
const lookMs = 20
const lowPriority = 10

/** The process that decodes strangers' pictures (decoder.ts). It ends with the one that started it. */
process.once('disconnect', () => process.exit())
process.on('message', ({ file, sizes, mostBytes }: Order) => {
  // A decoder is machine code on a thread of its own: nothing but the end of the process stops it.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
  }, lookMs)
  void drawForms(Buffer.from(file), sizes)
    .then(
      (forms): Answer => ({ forms }),
      ({ message }: Error): Answer => ({
        // sharp has no code for it
        fault: message.includes('pixel limit') ? 'too_many_pixels' : 'unreadable',
      }),
    )
    .then((answer) => process.send?.(answer))
    .finally(() => clearInterval(watch))
})
setPriority(lowPriority)
