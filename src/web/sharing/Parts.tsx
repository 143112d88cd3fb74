import type { ReactNode } from 'react'
import { sharing as words } from './sharing.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'

/** A labelled row of buttons. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <p aria-hidden className="text-soft mb-1.5 text-sm font-medium">
      {label}
    </p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)

export const Toggle = ({
  isOn,
  className,
  ...rest
}: { isOn: boolean } & React.ComponentProps<typeof Button>) => (
  <Button
    variant="outline"
    size="small"
    aria-pressed={isOn}
    className={classes(isOn && 'bg-ink! text-paper!', className)}
    {...rest}
  />
)

/** Ready-made texts; the first trending hashtag is appended. */
export const Templates = ({
  hashtag,
  onPick,
}: {
  hashtag: string | undefined
  onPick: (text: string) => void
}) => (
  <Row label={words.templates}>
    {words.choices.map(({ name, text }) => (
      <Button
        key={name}
        variant="outline"
        size="small"
        onClick={() => onPick(hashtag ? `${text} #${hashtag}` : text)}
      >
        {name}
      </Button>
    ))}
  </Row>
)

/** Hashtags that can be added to what is shared, each once. */
export const HashtagToggles = ({
  suggested,
  chosen,
  onToggle,
}: {
  suggested: string[]
  chosen: string[]
  onToggle: (tag: string) => void
}) =>
  suggested.length > 0 && (
    <Row label={words.hashtags}>
      {suggested.map((tag) => (
        <Toggle key={tag} isOn={chosen.includes(tag)} onClick={() => onToggle(tag)}>
          #{tag}
        </Toggle>
      ))}
    </Row>
  )

/** A list with one item more or less. */
export const toggled = <Item,>(items: Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
