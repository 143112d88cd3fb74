import { useState } from 'react'
import type { LibraryItem, LibraryText } from '#shared/library.ts'
import { libraryPanel as words } from '#web/texts/library.en.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/Field.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { libraryQuery, libraryTextsQuery, useSwitchLibrary } from './queries.ts'

/** More than anybody reads at once; the search finds the others. */
const mostShown = 12

/** What was written in advance, with a switch for each debate, reading and text. */
export const LibraryPanel = () => (
  <Panel id="library" heading={words.heading}>
    <p className="text-soft mb-3 text-sm">{words.detail}</p>
    <Reading query={libraryQuery()} loading={words.loading}>
      {({ items, skipped }) => (
        <>
          <Skipped files={skipped} />
          <Items items={items} />
        </>
      )}
    </Reading>
  </Panel>
)

const Skipped = ({ files }: { files: string[] }) =>
  files.length > 0 && (
    <div role="alert" className="text-danger mb-3 text-sm">
      <p>{words.skipped}</p>
      <ul className="list-disc ps-5">
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </div>
  )

const Items = ({ items }: { items: LibraryItem[] }) => {
  const [wanted, setWanted] = useState('')
  const found = items.filter(({ id, title }) =>
    `${id} ${title}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const left = found.length - mostShown
  return (
    <>
      <Field
        label={words.search}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul className="divide-line mt-3 divide-y">
        {found.slice(0, mostShown).map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {found.length === 0 && <p className="text-soft text-sm">{words.none}</p>}
      {left > 0 && <p className="text-soft mt-2 text-sm">{words.more(left)}</p>}
    </>
  )
}

const Item = ({ item: { id, kind, title, textsCount, isOff } }: { item: LibraryItem }) => {
  const [isOpen, setOpen] = useState(false)
  const switching = useSwitchLibrary(id)
  return (
    <li className="flex items-start gap-x-3 py-1.5">
      <details
        className="min-w-0 grow"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-11 content-center">
          <span className={classes('font-medium', isOff && 'text-soft line-through')}>{title}</span>{' '}
          <span className="text-soft text-sm">
            {kind === 'reading' && `${words.reading}, `}
            {words.texts(textsCount)}
          </span>
        </summary>
        {isOpen && <Texts of={id} />}
      </details>
      <Switch
        label={words.speak(title)}
        isOn={!isOff}
        disabled={switching.isPending}
        onChange={() => switching.mutate(!isOff)}
      />
    </li>
  )
}

const Texts = ({ of }: { of: string }) => (
  <Reading query={libraryTextsQuery(of)} loading={words.loadingTexts}>
    {(texts) => (
      <ul className="divide-line divide-y">
        {texts.map((text) => (
          <Text key={text.id} text={text} />
        ))}
      </ul>
    )}
  </Reading>
)

const Text = ({ text: { id, by, text, isOff, spokenAt } }: { text: LibraryText }) => {
  const switching = useSwitchLibrary(id)
  return (
    <li className="flex items-start gap-x-3 py-2 text-sm">
      <p className={classes('min-w-0 grow', isOff && 'text-soft line-through')}>
        <span className="font-semibold">@{by}</span> {text}
        {spokenAt !== null && <span className="text-soft"> ({words.spoken})</span>}
      </p>
      <Switch
        label={words.speak(id)}
        isOn={!isOff}
        disabled={switching.isPending}
        onChange={() => switching.mutate(!isOff)}
      />
    </li>
  )
}
