import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { Comment, Pass } from '#shared/posts.ts'
import { useAiChoice } from '#web/characters/choice.ts'
import { classes } from '#web/ui/classes.ts'
import { CommentCard, GoneCard } from './CommentCard.tsx'
import { fold } from './folding.ts'
import { FoldedReplies } from './FoldedReplies.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { answersEarlier, editedAt } from './people.ts'
import { useSpeaking, type Speaking } from './speaking.ts'
import { growTree, inOrder, type Branch, type Item } from './tree.ts'

const SpeakingCard = lazy(() => import('./SpeakingCard.tsx'))

/** Deeper replies stand below each other, or a phone would show a column of single words. */
const indents = ['', '', 'max-sm:answers-below']

type Props = {
  postId: number
  /** When the post's words were last changed; null: never. */
  editedAt: string | null
  comments: Comment[]
  passes?: Pass[]
  /** Cards show no passes, and home does without the words for them. */
  showPass?: (pass: Pass) => ReactNode
}

/** What was said under a post, each answer below what it answers, and who is speaking now. */
export const Discussion = ({
  postId,
  editedAt: postEditedAt,
  comments,
  passes = [],
  showPass,
}: Props) => {
  const speaking = useSpeaking(postId)
  const isFolding = useAiChoice().replies === 'collapse'
  const known = new Set(comments.map((comment) => comment.id))
  const atTop = speaking.filter(({ parentId }) => parentId === null || !known.has(parentId))
  return (
    <div className="grid gap-6">
      <HiddenNote comments={comments} />
      <Items
        items={inOrder(growTree(comments), passes)}
        around={{ speaking, isFolding, depth: 0, answeredEditedAt: postEditedAt, showPass }}
      />
      {atTop.length > 0 && <SpeakingNow speaking={atTop} isFolding={isFolding} />}
    </div>
  )
}

type Around = {
  speaking: readonly Speaking[]
  isFolding: boolean
  depth: number
  /** When the words above were last changed; null: never. */
  answeredEditedAt: string | null
  showPass?: Props['showPass']
}

/** What stands side by side; in a row of collapsed replies nothing more is collapsed once it is open. */
const Items = ({ items, around }: { items: Item[]; around: Around }) =>
  (around.isFolding ? fold(items) : items).map((item) => {
    if (item.kind === 'pass')
      return <Fragment key={keyOf(item)}>{around.showPass?.(item.pass)}</Fragment>
    if (item.kind === 'branch')
      return <BranchView key={keyOf(item)} branch={item.branch} around={around} />
    return (
      <FoldedReplies key={`fold-${item.items[0] && keyOf(item.items[0])}`} fold={item}>
        <Items items={item.items} around={{ ...around, isFolding: false }} />
      </FoldedReplies>
    )
  })

const keyOf = (item: Item) =>
  item.kind === 'pass' ? `pass-${item.pass.id}` : `comment-${item.branch.comment.id}`

const BranchView = ({
  branch: { comment, replies },
  around: { speaking, isFolding, depth, answeredEditedAt },
}: {
  branch: Branch
  around: Around
}) => {
  const here = speaking.filter(({ parentId }) => parentId === comment.id)
  return (
    <div className="branch">
      {comment.isDeleted ? (
        <GoneCard comment={comment} />
      ) : (
        <CommentCard
          comment={comment}
          isFolding={isFolding}
          isEarlier={answersEarlier(comment, answeredEditedAt)}
        />
      )}
      {replies.length + here.length > 0 && (
        <div className={classes('answers', indents[depth] ?? 'answers-below')}>
          <Items
            items={replies.map((branch) => ({ kind: 'branch', branch }))}
            around={{
              speaking,
              isFolding,
              depth: depth + 1,
              answeredEditedAt: editedAt(comment),
            }}
          />
          {here.length > 0 && <SpeakingNow speaking={here} isFolding={isFolding} />}
        </div>
      )}
    </div>
  )
}

type Now = { speaking: readonly Speaking[]; isFolding: boolean }

/** Who is speaking; where replies are collapsed, not what. */
const SpeakingNow = ({ speaking, isFolding }: Now) =>
  speaking.map((one) => (
    <Suspense key={one.replyId}>
      <SpeakingCard speaking={isFolding ? { ...one, content: '' } : one} />
    </Suspense>
  ))
