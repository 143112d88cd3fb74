import { lazy, Suspense, useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { askToSignInToShare } from '#web/posts/refusals.ts'
import { useSiteName } from '#web/site.ts'
import { sharing as words } from '#texts/sharing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))
/** Shares the site itself. */
export const ShareCard = () => {
  const viewer = useViewer()
  const site = useSiteName()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel id="share" heading={words.cardHeading(site)}>
      <p className="text-soft mb-3">{words.cardText}</p>
      <Button
        variant="outline"
        size="small"
        onClick={() => (viewer ? setOpen(true) : askToSignInToShare())}
      >
        <Icon name="share-2" size={17} />
        {words.cardButton}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            shared={{
              text: `${words.about(site)}\n${window.location.origin}`,
              link: window.location.origin,
              subject: site,
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
