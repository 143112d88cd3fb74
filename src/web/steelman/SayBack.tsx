import { useState } from 'react'
import type { Comment } from '#shared/posts.ts'
import { type Steelman, steelmanLength } from '#shared/steelman.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { isAi } from '#web/posts/people.ts'
import { WordsForm } from '#web/posts/WordsForm.tsx'
import { steelman as texts } from './steelman.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useSayingBack } from './queries.ts'
import { useSteelmen } from './SteelmenStage.tsx'

type Props = { comment: Comment; name: string }

/** Above the answer to a person: their point can be said back first, and where that stands. */
export const SayBack = ({ comment, name }: Props) => {
  const viewer = useViewer()
  const own = useSteelmen()(comment.id).find(({ person }) => person.id === viewer?.id)
  if (!viewer || isAi(comment) || comment.author.id === viewer.id) return null
  return (
    <div className="bg-sunken mb-2 rounded-xl px-3 py-1.5 text-sm">
      <Standing key={own?.state} own={own} comment={comment} name={name} />
    </div>
  )
}

const Standing = ({ own, comment, name }: Props & { own: Steelman | undefined }) => {
  const [isWriting, setWriting] = useState(false)
  const saying = useSayingBack({
    postId: comment.postId,
    commentId: comment.id,
    onDone: () => setWriting(false),
  })
  const { mutate, isPending } = saying
  if (isWriting)
    return (
      <Form
        name={name}
        first={own?.mend ?? own?.says ?? ''}
        isPending={isPending}
        onSay={mutate}
        onCancel={() => setWriting(false)}
      />
    )
  if (own?.state === 'confirmed')
    return (
      <p>
        <Icon name="check" size={16} className="text-accent me-1 inline-block" />
        {texts.confirmed(name)}
      </p>
    )
  return (
    <>
      {own && <p>{told(own, name)}</p>}
      <div className="flex flex-wrap gap-x-2">
        {own?.mend && (
          <Button size="small" disabled={isPending} onClick={() => mutate(own.mend)}>
            {texts.take}
          </Button>
        )}
        <Button
          variant="plain"
          size="small"
          className={own ? undefined : '-ms-3'}
          data-returns=""
          onClick={() => setWriting(true)}
        >
          {own ? texts.again : texts.first(name)}
        </Button>
        {own && (
          <Button variant="plain" size="small" disabled={isPending} onClick={() => mutate(null)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
    </>
  )
}

const told = ({ state, says, mend }: Steelman, name: string) =>
  state === 'mended' && mend !== null ? texts.mended(name, mend) : texts.waiting(name, says)

type FormOf = {
  name: string
  first: string
  isPending: boolean
  onSay: (says: string) => void
  onCancel: () => void
}

const Form = ({ name, first, isPending, onSay, onCancel }: FormOf) => {
  const [says, write] = useState(first)
  return (
    <div className="space-y-1.5 py-1">
      <p className="text-soft">{texts.hint(name)}</p>
      <WordsForm
        label={texts.label(name)}
        placeholder={texts.label(name)}
        content={says}
        onChange={write}
        most={steelmanLength}
        isFocused
        isPending={isPending}
        words={texts.form}
        onSubmit={() => onSay(says)}
        onCancel={onCancel}
      />
    </div>
  )
}
