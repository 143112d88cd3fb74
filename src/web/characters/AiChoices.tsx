import type { AiChoice } from '#shared/ai-choice.ts'
import { aiChoice as words } from '#web/texts/ai-choice.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { classes } from '#web/ui/classes.ts'
import { useAiChoice, useChoosing } from './choice.ts'

/** What the reader wants to see of characters, in one press; `hasPosts` where the Scout's posts are too. */
export const AiChoices = kept('ai choices', ({ hasPosts = false }: { hasPosts?: boolean }) => {
  const choice = useAiChoice()
  const choose = useChoosing()
  return (
    <div className="row-scroll flex items-center gap-x-5 sm:flex-wrap sm:gap-y-1.5">
      <Options
        name={words.replies}
        options={replyOptions}
        chosen={choice.replies}
        onChoose={(replies) => choose({ replies })}
      />
      {hasPosts && (
        <Options
          name={words.posts}
          options={postOptions}
          chosen={choice.posts}
          onChoose={(posts) => choose({ posts })}
        />
      )}
    </div>
  )
})

const replyOptions: [AiChoice['replies'], string][] = [
  ['show', words.show],
  ['collapse', words.collapse],
  ['hide', words.hide],
]
const postOptions: [AiChoice['posts'], string][] = [
  ['show', words.show],
  ['hide', words.hide],
]

type OptionsOf<Id extends string> = {
  name: string
  options: [Id, string][]
  chosen: Id
  onChoose: (id: Id) => void
}

const Options = <Id extends string>({ name, options, chosen, onChoose }: OptionsOf<Id>) => (
  <div role="group" aria-label={name} className="flex shrink-0 items-center gap-2 text-sm">
    <span aria-hidden="true" className="text-soft">
      {name}
    </span>
    <span className="bg-sunken inline-flex rounded-full p-0.5">
      {options.map(([id, text]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className={classes(
            'min-h-8 rounded-full px-3 font-medium transition-colors max-sm:min-h-10',
            id === chosen
              ? 'bg-raised text-ink ring-edge/40 shadow-sm ring-1'
              : 'text-soft hover:text-ink',
          )}
        >
          {text}
        </button>
      ))}
    </span>
  </div>
)
