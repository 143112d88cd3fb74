import { useMutation } from '@tanstack/react-query'
import { type ReportReason, reportThing, type Thing } from '#shared/moderation.ts'
import { call, wordsFor } from '#web/call.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** What a report is about. */
export type Reported = { thing: Thing; id: string }

export const useReporting = (about: Reported, { onDone }: { onDone: () => void }) =>
  useMutation({
    mutationFn: (said: { reason: ReportReason; details: string }) =>
      call(reportThing, { body: { ...about, ...said } }),
    onSuccess: () => {
      onDone()
      toast({ title: words.reported, detail: words.reportedDetail })
    },
    onError: (error) => tellRefusal(error, words.failed),
  })

/** What a moderation call says when it is refused. */
export const tellRefusal = (error: unknown, otherwise: string): void =>
  toast({ title: siteTexts.error, detail: wordsFor(error, otherwise), isDestructive: true })
