import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { classes } from './classes.ts'

export const inputLook =
  'border-edge bg-card text-ink placeholder:text-soft w-full rounded-xl border px-3.5 py-2.5 text-base'

type Box = HTMLInputElement | HTMLTextAreaElement
type Held<B extends Box> = {
  value?: ComponentProps<'input'>['value']
  onChange?: (event: ChangeEvent<B>) => void
}

/**
 * Somebody may have typed before a field was alive, or their browser filled it in: a field whose text
 * is kept elsewhere is heard once, as it comes to life.
 */
export const useEarlier = <B extends Box>({ value, onChange }: Held<B>) => {
  const box = useRef<B>(null)
  const hear = useEffectEvent(() => {
    const target = box.current
    if (target && value !== undefined && target.value !== String(value))
      onChange?.({ target } as ChangeEvent<B>)
  })
  useEffect(() => hear(), [])
  return box
}

/** A labelled input. `hint` says what is expected, `end` stands inside at the right. */
export const Field = ({
  label,
  hint,
  end,
  className,
  ...rest
}: { label: string; hint?: string; end?: ReactNode } & ComponentProps<'input'>) => {
  const id = useId()
  const box = useEarlier<HTMLInputElement>(rest)
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={box}
          id={id}
          aria-describedby={hint && `${id}-hint`}
          className={classes(inputLook, Boolean(end) && 'pe-12')}
          {...rest}
        />
        {end && <div className="absolute inset-y-0 end-0 flex items-center">{end}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-soft mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A labelled text of several lines that grows with what is typed. */
export const TextArea = ({
  label,
  className,
  ...rest
}: { label: string } & ComponentProps<'textarea'>) => {
  const box = useEarlier<HTMLTextAreaElement>(rest)
  return (
    <textarea
      ref={box}
      aria-label={label}
      className={classes(inputLook, 'field-sizing-content max-h-96 min-h-20 resize-y', className)}
      {...rest}
    />
  )
}
