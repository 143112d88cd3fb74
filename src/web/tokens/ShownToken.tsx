import { useEffect, useRef } from 'react'
import type { NewToken } from '#shared/access-tokens.ts'
import { copyText } from '#web/sharing/acts.ts'
import { tokens as words } from './tokens.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { inputLook } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'

/** A token, the one time that it is shown. */
export const ShownToken = ({ token, onDone }: { token: NewToken; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The token stands where the form was: a member who pressed its button by keyboard goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold break-words">
        {words.shown(token.name)}
      </h3>
      <p>{words.shownHint}</p>
      <input
        readOnly
        aria-label={words.token}
        value={token.token}
        onFocus={({ target }) => target.select()}
        className={`${inputLook} font-mono`}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(token.token)}>{words.copy}</Button>
        <Button variant="outline" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}

const copy = async (token: string) =>
  toast(
    (await copyText(token))
      ? { title: words.copied }
      : { title: words.copyFailed, isDestructive: true },
  )
