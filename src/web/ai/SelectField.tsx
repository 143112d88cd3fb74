import { inputLook } from '#web/ui/Field.tsx'

/** A labelled choice of one. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}) => (
  <label className="block">
    <span className="mb-1.5 block text-sm font-medium">{label}</span>
    <select
      className={inputLook}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
