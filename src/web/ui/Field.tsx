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

/** A labelled input. `hint` says what is expected, `end` stands inside at the right. */
export const Field = ({
  label,
  hint,
  end,
  className,
  ...rest
}: { label: string; hint?: string; end?: ReactNode } & ComponentProps<'input'>) => {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
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

/**
 * A labelled text of several lines that grows with what is typed. Whoever typed before the page came
 * to life is heard as it does.
 */
export const TextArea = ({
  label,
  className,
  ...rest
}: { label: string } & ComponentProps<'textarea'>) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const hearEarlier = useEffectEvent(() => {
    const target = area.current
    if (target && rest.value === '' && target.value !== '')
      rest.onChange?.({ target } as ChangeEvent<HTMLTextAreaElement>)
  })
  useEffect(() => hearEarlier(), [])
  return (
    <textarea
      ref={area}
      aria-label={label}
      className={classes(inputLook, 'field-sizing-content max-h-96 min-h-20 resize-y', className)}
      {...rest}
    />
  )
}
