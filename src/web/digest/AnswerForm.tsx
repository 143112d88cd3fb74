import { useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { useAiChoice } from '#web/characters/choice.ts'
import { CommentForm } from '#web/posts/CommentForm.tsx'
import { useRead } from '#web/data/useRead.ts'
import { digestQuery } from './queries.ts'

/** Where a discussion is answered: first what it turns on, where that has come out. */
export const AnswerForm = ({ postId }: { postId: number }) => {
  const viewer = useViewer()
  const crux = useRead(digestQuery(postId))?.crux
  const hasAi = useAiChoice().replies !== 'hide'
  if (!viewer || !crux || !hasAi) return <CommentForm postId={postId} />
  return <CruxFirst postId={postId} says={crux.says} />
}

type To = keyof typeof words.answers
const choices: To[] = ['crux', 'post']

const CruxFirst = ({ postId, says }: { postId: number; says: string }) => {
  const [to, choose] = useState<To>('crux')
  const isCrux = to === 'crux'
  return (
    <div className="space-y-3">
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="me-4 py-2.5 text-sm font-semibold max-sm:w-full max-sm:pb-0 sm:float-start">
          {words.answerTo}
        </legend>
        {choices.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name={`answer-${postId}`}
              className="accent-ink size-5"
              checked={one === to}
              onChange={() => choose(one)}
            />
            {words.answers[one]}
          </label>
        ))}
      </fieldset>
      {isCrux && (
        <blockquote
          lang="en"
          className="border-accent text-soft border-s-2 ps-3 font-serif leading-snug"
        >
          {says}
        </blockquote>
      )}
      <CommentForm
        postId={postId}
        answersCrux={isCrux}
        label={isCrux ? words.answerLabel : undefined}
      />
    </div>
  )
}
