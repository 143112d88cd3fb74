import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hashtagsShared, withHashtags, type Platform } from '#shared/sharing.ts'
import { sharing as words } from './sharing.en.ts'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { trendingQuery } from '#web/trending/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { copyText, countShare, shareByApp, shareOn, type Outcome, type Shared } from './acts.ts'
import { HashtagToggles, Templates, toggled } from './Parts.tsx'
import { PlatformToggles } from './PlatformToggles.tsx'
import { tellOutcome } from './telling.ts'

type Fault = { title: string; detail: string }

/** Where and with which words something is shared; closes when it is. */
export default function ShareDialog({
  shared,
  hashtags = [],
  onClose,
}: {
  shared: Shared
  hashtags?: string[]
  onClose: () => void
}) {
  const { data: trending = [] } = useQuery(trendingQuery())
  const hot = trending.map(({ hashtag }) => hashtag)
  const [text, setText] = useState(shared.text)
  const [tags, setTags] = useState(hashtags)
  const [chosen, setChosen] = useState<Platform[]>([])
  const [fault, setFault] = useState<Fault | null>(null)
  const [blocked, setBlocked] = useState<Outcome['blocked']>([])
  const whole = { ...shared, text: withHashtags(text, tags) }

  const submit = async () => {
    if (chosen.length === 0) {
      return setFault({ title: words.nonePicked, detail: words.nonePickedDetail })
    }
    if (!whole.text) return setFault({ title: words.empty, detail: words.emptyDetail })
    const outcome = await shareOn(chosen, whole)
    if (outcome.copy === 'failed') {
      return setFault({ title: postTexts.copyFailed, detail: postTexts.copyFailedDetail })
    }
    if (outcome.blocked.length > 0) return setBlocked(outcome.blocked)
    tellOutcome(chosen, outcome)
    onClose()
  }
  return (
    <Dialog heading={words.heading} closeLabel={words.close} onClose={onClose}>
      <div className="space-y-4">
        <TextArea
          label={words.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Templates hashtag={hot[0]} onPick={(template) => setText(`${template}\n${shared.link}`)} />
        <HashtagToggles
          suggested={[...new Set([...hashtags, ...hot])].slice(0, hashtagsShared.suggested)}
          chosen={tags}
          onToggle={(tag) => setTags(toggled(tags, tag))}
        />
        <PlatformToggles
          text={whole.text}
          chosen={chosen}
          onToggle={(platform) => setChosen(toggled(chosen, platform))}
        />
        {fault && (
          <p role="alert" className="text-danger text-sm">
            <strong className="block">{fault.title}</strong>
            {fault.detail}
          </p>
        )}
        <Blocked blocked={blocked} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void submit()}>{words.submit}</Button>
          <OtherWays shared={whole} onDone={onClose} onFault={setFault} />
        </div>
      </div>
    </Dialog>
  )
}

/** A click on a link is never blocked. */
const Blocked = ({ blocked }: Pick<Outcome, 'blocked'>) =>
  blocked.length > 0 && (
    <div role="alert">
      <p>{words.blocked}</p>
      <ul className="flex flex-wrap gap-x-5">
        {blocked.map(({ platform, address }) => (
          <li key={platform}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent inline-flex min-h-11 items-center underline"
            >
              {words.platforms[platform]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )

const OtherWays = ({
  shared,
  onDone,
  onFault,
}: {
  shared: Shared
  onDone: () => void
  onFault: (fault: Fault) => void
}) => {
  const done = () => {
    if (shared.postId !== undefined) countShare(shared.postId)
    onDone()
  }
  const copyLink = async () => {
    if (!(await copyText(shared.link))) {
      return onFault({ title: postTexts.copyFailed, detail: shared.link })
    }
    toast({ title: postTexts.linkCopied })
    done()
  }
  const handToApp = async () => {
    if (await shareByApp(shared)) done()
  }
  return (
    <>
      <Button variant="outline" onClick={() => void copyLink()}>
        {words.copyLink}
      </Button>
      {'share' in navigator && (
        <Button variant="outline" onClick={() => void handToApp()}>
          {words.byApp}
        </Button>
      )}
    </>
  )
}
