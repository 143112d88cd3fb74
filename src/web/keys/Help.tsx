import { keys as texts } from './keys.en.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { shortcuts } from './keys.ts'
import { turnKeys, useKeysOn } from './switch.ts'

/** Every key and what it does, and the way to be rid of them. */
export default function Help({ onClose }: { onClose: () => void }) {
  const isOn = useKeysOn()
  return (
    <Dialog heading={texts.title} closeLabel={texts.close} onClose={onClose}>
      <Switch label={texts.on} isLabelShown isOn={isOn} onChange={() => turnKeys(!isOn)} />
      <p className="text-soft text-sm">{texts.onHint}</p>
      {(['reading', 'going'] as const).map((group) => (
        <section key={group} aria-label={texts[group]} className="mt-4">
          <h3 className="mb-1 font-semibold">{texts[group]}</h3>
          <dl className="divide-line divide-y">
            {shortcuts[group].map(({ keys, deed }) => (
              <div key={deed} className="flex items-center justify-between gap-4 py-1.5">
                <dt>{texts.does[deed]}</dt>
                <dd className="flex items-center gap-1.5 text-sm">
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

const Keys = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key, index) => (
    <span key={key} className="contents">
      {index > 0 && <span className="text-soft">{texts.after}</span>}
      <kbd className="border-edge bg-sunken min-w-7 rounded-md border px-1.5 py-0.5 text-center font-sans">
        {key}
      </kbd>
    </span>
  ))
