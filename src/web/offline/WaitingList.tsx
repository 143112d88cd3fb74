import { Link } from 'react-router'
import { waiting as texts } from './offline.en.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { commentDraft, readDraft, writeDraft } from '#web/posts/browser-drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { useSending } from './sending.ts'
import { changeWaiting, endWaiting, useWaiting, type WaitingComment } from './waiting.ts'

/** What was written without a network, until it is sent, as it is here, or taken back. */
export const WaitingList = ({ isOnline }: { isOnline: boolean }) => {
  useSending()
  const viewer = useViewer()
  // A kept page does not know who reads it.
  const mine = useWaiting().filter(({ authorId }) => (viewer ? authorId === viewer.id : true))
  if (mine.length === 0) return null
  return (
    <section aria-label={texts.region} className="pointer-events-auto w-full">
      <details className="bg-card border-edge rounded-card border px-4 py-2 shadow-lg">
        <summary className="min-h-8 content-center font-semibold">
          {texts.heading(mine.length)}
        </summary>
        <ul className="divide-line max-h-[40dvh] divide-y overflow-y-auto">
          {mine.map((comment) => (
            <Waiting
              key={comment.key}
              comment={comment}
              state={stateOf(comment, { isOnline, isSignedIn: viewer !== null })}
            />
          ))}
        </ul>
      </details>
    </section>
  )
}

type Around = { isOnline: boolean; isSignedIn: boolean }

const stateOf = ({ refusal }: WaitingComment, { isOnline, isSignedIn }: Around): string => {
  if (refusal !== undefined) return refusal
  if (!isOnline) return texts.waits
  return isSignedIn ? texts.sending : texts.signIn
}

const Waiting = ({ comment, state }: { comment: WaitingComment; state: string }) => (
  <li className="py-2 text-sm">
    <Link
      to={`/post/${comment.postId}`}
      className="line-clamp-3 whitespace-pre-line hover:underline"
    >
      {comment.content}
    </Link>
    <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
      <span className={comment.refusal === undefined ? 'text-soft' : 'text-danger'}>{state}</span>
      <span className="flex gap-1">
        {comment.refusal !== undefined && (
          <Button
            variant="plain"
            size="small"
            onClick={() => changeWaiting(comment.key, { refusal: undefined })}
          >
            {texts.tryAgain}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => takeBack(comment)}>
          {texts.takeBack}
        </Button>
      </span>
    </div>
  </li>
)

/** Its words go back to where they were typed, below those that stand there by now. */
const takeBack = ({ key, postId, parentId, content }: WaitingComment) => {
  const draft = commentDraft(postId, parentId ?? null)
  writeDraft(draft, [readDraft(draft), content].filter(Boolean).join('\n\n'))
  endWaiting(key)
}
