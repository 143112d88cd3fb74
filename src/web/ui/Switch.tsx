import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** On or off, at once. The name may stand elsewhere; then `label` is for who cannot see it. */
export const Switch = ({
  label,
  isLabelShown = false,
  isOn,
  className,
  ...rest
}: { label: string; isLabelShown?: boolean; isOn: boolean } & Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'checked'
>) => (
  <label className={classes('inline-flex min-h-11 cursor-pointer items-center gap-3', className)}>
    {isLabelShown && <span className="font-medium">{label}</span>}
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      aria-label={isLabelShown ? undefined : label}
      className={classes(
        'border-edge bg-sunken relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border transition-colors',
        'after:bg-edge after:absolute after:top-[3px] after:start-[3px] after:size-5 after:rounded-full after:transition-transform',
        'checked:bg-ink checked:border-ink checked:after:bg-paper checked:after:translate-x-5 rtl:checked:after:-translate-x-5 disabled:opacity-50',
      )}
      {...rest}
    />
  </label>
)
