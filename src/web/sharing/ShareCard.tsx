import { lazy, Suspense, useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { askToSignInToShare } from '#web/posts/refusals.ts'
import { useSiteName } from '#web/site.ts'
import { shareCard as words } from '#web/texts/home.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const ShareSite = lazy(() => import('./ShareSite.tsx'))

/** Shares the site itself. */
export const ShareCard = () => {
  const viewer = useViewer()
  const site = useSiteName()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel id="share" heading={words.heading(site)}>
      <p className="text-soft mb-3">{words.text}</p>
      <Button
        variant="outline"
        size="small"
        onClick={() => (viewer ? setOpen(true) : askToSignInToShare())}
      >
        <Icon name="share-2" size={17} />
        {words.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSite name={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
