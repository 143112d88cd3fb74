import { useId, useState } from 'react'
import { onOneLine } from '#shared/text.ts'
import { TextArea } from '#web/ui/Field.tsx'

/** A list, one item a line; typed as it comes, handed over without blank lines. */
export const LinesField = ({
  label,
  hint,
  lines,
  isOneText = false,
  isRequired = true,
  onChange,
}: {
  label: string
  hint?: string
  lines: string[]
  /** Line breaks are only spaces: one text. */
  isOneText?: boolean
  isRequired?: boolean
  onChange: (lines: string[]) => void
}) => {
  const id = useId()
  const [text, setText] = useState(lines.join('\n'))
  const change = (typed: string) => {
    setText(typed)
    onChange(isOneText ? [onOneLine(typed)] : linesOf(typed))
  }
  return (
    <div>
      <span className="mb-1.5 block text-sm font-medium">{label}</span>
      <TextArea
        label={label}
        aria-describedby={hint && id}
        required={isRequired}
        maxLength={isOneText ? 400 : undefined}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {hint && (
        <p id={id} className="text-soft mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
