import type { Platform } from '#shared/sharing.ts'
import { sharing as words } from './sharing.en.ts'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { toast } from '#web/ui/toasts.ts'
import type { Outcome } from './acts.ts'

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
    title: postTexts.copyFailed,
    detail: postTexts.copyFailedDetail,
    isDestructive: true,
  })
