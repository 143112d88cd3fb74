import type { Platform } from '#shared/sharing.ts'
import { texts } from '#web/texts/index.ts'
import { toast } from '#web/ui/toasts.ts'
import type { Outcome } from './acts.ts'

const words = texts.sharing

/** Says what has become of a share. */
export const tellOutcome = (chosen: Platform[], { copy }: Outcome): void => {
  if (copy === 'failed') return tellCopyFailed()
  if (copy === 'done' && chosen.length === 1) {
    return toast({ title: words.copied, detail: words.copiedDetail })
  }
  toast({
    title: words.started,
    detail: copy === 'done' ? words.startedAndCopied : words.startedDetail,
  })
}

export const tellCopyFailed = (): void =>
  toast({
    title: texts.posts.copyFailed,
    detail: texts.posts.copyFailedDetail,
    isDestructive: true,
  })
