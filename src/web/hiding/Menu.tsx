import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import type { Reported } from '#web/moderation/reporting.ts'
import { hiding as words } from './hiding.en.ts'
import { moderation as moderationTexts } from '#web/texts/moderation.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Choice } from './Choice.tsx'
import { HideChoices } from './HideChoices.tsx'
import { QuoteChoice } from './QuoteChoice.tsx'
import type { Whom } from './queries.ts'

const ReportDialog = lazy(() => import('#web/moderation/ReportDialog.tsx'))

/** `thing` is what can be reported, and perhaps quoted, here; `whom` is who wrote it. */
export type Props = { whom: Whom; thing?: Reported; variant?: 'plain' | 'outline' }

/** Quote, mute, block and report, for members; of one's own things only what makes sense there. */
export const Menu = (props: Props) => {
  const viewer = useViewer()
  const isOwn = viewer?.id === props.whom.id
  return viewer && (!isOwn || isQuotable(props.thing)) && <MenuOf {...props} isOwn={isOwn} />
}

const isQuotable = (thing: Reported | undefined): boolean =>
  thing?.thing === 'post' || thing?.thing === 'comment'

/** A popover of the platform beside its button: Escape and a press outside close it. */
const MenuOf = ({ whom, thing, variant = 'plain', isOwn }: Props & { isOwn: boolean }) => {
  const id = thing ? `more-${thing.thing}-${thing.id}` : `more-${whom.type}-${whom.id}`
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  // The browser opens it without us: a reader who pressed before the page came to life has it open already.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), [])
  const close = () => menu.current?.hidePopover()
  const report = () => {
    close()
    setReporting(true)
  }
  return (
    <>
      <Button
        variant={variant}
        size="small"
        popoverTarget={id}
        aria-label={words.more(whom.name)}
        data-hint={words.more(whom.name)}
      >
        <Icon name="ellipsis" size={17} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="menu"
      >
        {isOpen && thing && isQuotable(thing) && <QuoteChoice of={thing} onChosen={close} />}
        {isOpen && !isOwn && <HideChoices whom={whom} onChosen={close} />}
        {isOpen && !isOwn && thing && (
          <Choice icon="triangle-alert" text={moderationTexts.report} onClick={report} />
        )}
      </div>
      {thing && isReporting && (
        <Suspense>
          <ReportDialog about={thing} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
