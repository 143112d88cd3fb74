import { useId } from 'react'

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
        id={id}
        type="range"
        className="accent-accent min-h-9 w-full"
        min={min}
        max={max}
        step={0.05}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
