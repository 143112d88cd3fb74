import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Reported } from '#web/moderation/reporting.ts'
import { hiding as words } from './hiding.en.ts'
import { moderation as moderationTexts } from '#web/texts/moderation.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { useHiding, useHidingOf, type Whom } from './queries.ts'

const ReportDialog = lazy(() => import('#web/moderation/ReportDialog.tsx'))

/** `thing` is what can be reported here; `whom` is who wrote it. */
export type Props = { whom: Whom; thing?: Reported; variant?: 'plain' | 'outline' }

/** A popover of the platform beside its button: Escape and a press outside close it. */
export const Menu = ({ whom, thing, variant = 'plain' }: Props) => {
  const id = thing ? `more-${thing.thing}-${thing.id}` : `more-${whom.type}-${whom.id}`
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  // The browser opens it without us: whoever pressed before the page came to life has it open already.
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
        {isOpen && <Choices whom={whom} onChosen={close} />}
        {isOpen && thing && (
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

const Choices = ({ whom, onChosen }: { whom: Whom; onChosen: () => void }) => {
  const now = useHidingOf(whom)
  const hiding = useHiding(whom)
  const choose = (kind: 'mute' | 'block') => () => {
    onChosen()
    hiding.mutate(now === kind ? null : kind)
  }
  const { name } = whom
  return (
    <>
      <Choice
        icon="eye-off"
        text={now === 'mute' ? words.unmute(name) : words.mute(name)}
        onClick={choose('mute')}
      />
      <Choice
        icon="ban"
        text={now === 'block' ? words.unblock(name) : words.block(name)}
        onClick={choose('block')}
      />
    </>
  )
}

const Choice = ({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) => (
  <Button variant="plain" className="w-full justify-start" onClick={onClick}>
    <Icon name={icon} size={18} />
    {text}
  </Button>
)
