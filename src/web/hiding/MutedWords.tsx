import type { FormEvent } from 'react'
import { mutedWords } from '#shared/hiding.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { hiding as words } from './hiding.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useMutedWords } from './queries.ts'

/** Words that somebody does not want to read; a press on one shows it again. */
export const MutedWords = ({ muted }: { muted: string[] }) => {
  const setting = useMutedWords()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { word } = typedIn(event, ['word'])
    if (word.trim()) setting.mutate([...muted, word], { onSuccess: () => form.reset() })
  }
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{words.wordsHeading}</h3>
      <p className="text-soft text-sm">{words.wordsHint}</p>
      <ul className="flex flex-wrap gap-2">
        {muted.map((one) => (
          <li key={one}>
            <Button
              variant="outline"
              size="small"
              aria-label={words.removeWord(one)}
              data-hint={words.removeWord(one)}
              disabled={setting.isPending}
              onClick={() => setting.mutate(muted.filter((other) => other !== one))}
            >
              {one}
              <Icon name="x" size={15} />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-wrap items-end gap-3">
        <Field
          name="word"
          label={words.word}
          className="min-w-48 grow"
          maxLength={mutedWords.length}
          required
        />
        <Button type="submit" disabled={setting.isPending}>
          {words.addWord}
        </Button>
      </form>
    </div>
  )
}
