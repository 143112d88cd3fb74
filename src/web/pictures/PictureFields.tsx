import { useId } from 'react'
import { attachedMost } from '#shared/media.ts'
import { pictures as texts } from './pictures.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { inputLook } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Added, Adding } from './adding.ts'

type Props = { adding: Adding; isBusy: boolean }

/** The pictures that go with a text: how far each is, what it shows in words, and the way to be rid of it. */
export default function PictureFields({ adding, isBusy }: Props) {
  const { added, remove, describe } = adding
  const ready = added.filter(({ picture }) => picture).length
  return (
    <fieldset disabled={isBusy} className="border-line space-y-3 rounded-xl border p-3">
      <legend className="px-1 text-sm font-medium">{texts.heading}</legend>
      {added.map((one, at) => (
        <PictureField
          key={one.key}
          one={one}
          at={at + 1}
          onRemove={() => remove(one)}
          onDescribe={(alt) => describe(one.key, alt)}
        />
      ))}
      <p role="status" className="text-soft px-1 text-xs">
        {ready < added.length ? texts.sending : texts.arrived(ready)}
      </p>
    </fieldset>
  )
}

type One = {
  one: Added
  at: number
  onRemove: () => void
  onDescribe: (alt: string) => void
}

const PictureField = ({ one, at, onRemove, onDescribe }: One) => (
  <div className="flex items-start gap-3">
    <Shown one={one} />
    <div className="min-w-0 flex-1">
      {one.refusal === undefined ? (
        <Description at={at} alt={one.alt} onDescribe={onDescribe} />
      ) : (
        <p className="text-danger text-sm [overflow-wrap:anywhere]" role="alert">
          {one.name}: {one.refusal}
        </p>
      )}
    </div>
    <Button variant="plain" size="icon" aria-label={texts.remove(at)} onClick={onRemove}>
      <Icon name="x" size={18} />
    </Button>
  </div>
)

const Shown = ({ one: { picture, refusal, share, name } }: { one: Added }) => (
  <div className="border-line bg-sunken flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-lg border">
    {picture && <img src={picture.thumbnailUrl} alt="" className="size-full object-cover" />}
    {!picture && refusal === undefined && (
      <progress className="accent-ink w-14" aria-label={name} value={share} />
    )}
    {refusal !== undefined && <Icon name="triangle-alert" size={20} className="text-danger" />}
  </div>
)

type Describing = { at: number; alt: string; onDescribe: (alt: string) => void }

const Description = ({ at, alt, onDescribe }: Describing) => {
  const hintId = useId()
  return (
    <>
      <textarea
        aria-label={texts.describe(at)}
        aria-describedby={hintId}
        placeholder={texts.describe(at)}
        value={alt}
        maxLength={attachedMost.alt}
        rows={1}
        onChange={({ target }) => onDescribe(target.value)}
        className={`${inputLook} field-sizing-content max-h-32 resize-none`}
      />
      <p id={hintId} className="text-soft mt-1 text-xs">
        {texts.describeHint}
      </p>
    </>
  )
}
