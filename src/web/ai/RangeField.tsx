import { useId } from 'react'
import { useEarlier } from '#web/ui/Field.tsx'

/** A number between two ends, in steps of a tenth. */
export const RangeField = ({
  label,
  hint,
  min,
  max,
  value,
  onChange,
}: {
  label: string
  hint?: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}) => {
  const id = useId()
  const change = ({ target }: { target: HTMLInputElement }) => onChange(Number(target.value))
  const box = useEarlier<HTMLInputElement>({ value, onChange: change })
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="figures">
          {value}
        </output>
      </div>
      <input
        ref={box}
        id={id}
        type="range"
        className="accent-accent min-h-9 w-full"
        min={min}
        max={max}
        step={0.05}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={change}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
