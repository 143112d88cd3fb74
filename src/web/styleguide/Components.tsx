import { useState } from 'react'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, Panel } from '#web/ui/Card.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Field, TextArea } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { toast } from '#web/ui/toasts.ts'

const variants = ['primary', 'outline', 'plain'] as const

export const Buttons = () => (
  <div className="space-y-3">
    {variants.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} size="small">
          small
        </Button>
        <Button variant={variant} size="icon" aria-label="icon" data-hint="A hint after 700 ms">
          <Icon name="heart" />
        </Button>
      </div>
    ))}
  </div>
)

export const Forms = () => {
  const [isOn, setOn] = useState(true)
  const [choice, choose] = useState<'one' | 'other'>('one')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="A field" hint="What is expected" placeholder="Typed here" />
      <Field label="Disabled" disabled defaultValue="Cannot be changed" />
      <TextArea label="Several lines" placeholder="Grows with what is typed" />
      <div className="space-y-2">
        <Switch
          label="A switch"
          isLabelShown
          isOn={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        <Choices
          name="One of a few"
          choices={{ one: 'The one', other: 'The other' }}
          chosen={choice}
          onChoose={choose}
        />
      </div>
    </div>
  )
}

type Tab = 'first' | 'second'

export const Surfaces = () => {
  const [tab, choose] = useState<Tab>('first')
  return (
    <div className="space-y-5">
      <Tabs
        label="Tabs"
        chosen={tab}
        onChoose={choose}
        tabs={[
          { id: 'first', label: 'First', panel: <Card>A card</Card> },
          { id: 'second', label: 'Second', panel: <Card>Another card</Card> },
        ]}
      />
      <Panel id="panel" heading="A panel">
        <p className="flex flex-wrap items-center gap-2">
          <Avatar name="Ann Lee" size="small" /> <Avatar name="Ann Lee" />
          <Badge>quiet badge</Badge>
        </p>
      </Panel>
      <Empty icon="message-circle">Nothing is here yet, and what can be done about it.</Empty>
      <CardSkeletons count={1} />
    </div>
  )
}

export const Messages = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() =>
          toast({ title: 'Done', detail: 'In words', action: { label: 'Undo', run: () => {} } })
        }
      >
        A message with undo
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Error', detail: 'What went wrong', isDestructive: true })}
      >
        A failure
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        A dialog
      </Button>
      {isOpen && (
        <Dialog heading="A dialog" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Escape, the cross and a press outside close it.</p>
        </Dialog>
      )}
    </div>
  )
}
