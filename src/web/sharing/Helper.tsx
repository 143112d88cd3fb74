import { lazy, Suspense, useState } from 'react'
import { hashtagsShared, platforms, withHashtags, type Platform } from '#shared/sharing.ts'
import { kept } from '#web/fragments/kept.tsx'
import { useSiteName } from '#web/site.ts'
import { sharing as words } from './sharing.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { shareOn } from './acts.ts'
import { HashtagToggles, Row, Templates, toggled } from './Parts.tsx'
import { tellOutcome } from './telling.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))
/** Writes to other networks from home; folded up until it is wanted, and not for visitors. */
export const Helper = ({ trending }: { trending: string[] }) => (
  <details className="bleed border-line bg-card rounded-card border px-4 sm:px-5">
    <summary className="flex min-h-12 items-center font-medium">{words.helper}</summary>
    <Writing trending={trending.slice(0, hashtagsShared.fromHome)} />
  </details>
)

const Writing = kept('cross-posting', ({ trending }: { trending: string[] }) => {
  const site = useSiteName()
  const [text, setText] = useState('')
  const [tags, setTags] = useState<string[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const toShare = (content: string) => ({
    text: content,
    link: window.location.origin,
    subject: words.subject(site),
  })
  const quickShare = async (platform: Platform) => {
    if (!text.trim()) {
      return toast({ title: words.empty, detail: words.emptyDetail, isDestructive: true })
    }
    tellOutcome([platform], await shareOn([platform], toShare(withHashtags(text, tags))))
  }
  return (
    <div className="space-y-4 pb-4">
      <TextArea
        label={words.helperHint}
        placeholder={words.helperHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Templates hashtag={trending[0]} onPick={setText} />
      <HashtagToggles
        suggested={trending}
        chosen={tags}
        onToggle={(tag) => setTags(toggled(tags, tag))}
      />
      <Row label={words.quick}>
        {platforms.map((platform) => (
          <Button
            key={platform}
            variant="outline"
            size="small"
            aria-label={words.quickTo(words.platforms[platform])}
            onClick={() => void quickShare(platform)}
          >
            {words.platforms[platform]}
          </Button>
        ))}
      </Row>
      <Button size="small" onClick={() => setChoosing(true)}>
        {words.choose}
      </Button>
      {isChoosing && (
        <Suspense>
          <ShareDialog shared={toShare(text)} hashtags={tags} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
})
