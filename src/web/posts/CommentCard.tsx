import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Comment } from '#shared/posts.ts'
import { useCredit } from '#web/digest/crediting.tsx'
import { tones } from '#web/characters/tones.ts'
import { useSpoken } from '#web/read-aloud/spoken.ts'
import { revising as revisingTexts } from '#web/texts/revising.en.ts'
import { comments as commentTexts } from '#web/texts/posts.en.ts'
import { Rich } from '#web/rich/Rich.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { HideMenu, OwnTools } from '#web/members/shown.ts'
import { CommentForm } from './CommentForm.tsx'
import { useInstruments } from './instruments.ts'
import { LikeButton } from './LikeButton.tsx'
import { useEditState } from './editing.ts'
import { OwnWords } from './OwnWords.tsx'
import { isAi, saidBy, whoSaid } from './people.ts'
import { Quote } from './Quote.tsx'
import type { Own } from './revising.ts'
import { Speaker } from './Speaker.tsx'
import { Words } from './spotlight.tsx'
import { spokenComment } from './spoken.ts'

const Receipt = lazy(() => import('#web/characters/Receipt.tsx'))

type Shown = {
  comment: Comment
  /** A character's words stay folded until they are asked for. */
  isFolding?: boolean
  /** What it answers was changed since. */
  isEarlier?: boolean
}

/** Where a comment was that others answered. */
export const GoneCard = ({ comment }: { comment: Comment }) => (
  <p id={`comment-${comment.id}`} className="turn text-soft py-1.5 ps-(--gutter) italic">
    {revisingTexts.gone}
  </p>
)

/** One turn in a discussion: who, answering what, the words, and what a reader can do with them. */
export const CommentCard = ({ comment, isFolding = false, isEarlier = false }: Shown) => {
  const viewer = useViewer()
  const own = ownOf(comment)
  const editing = useEditState(own, authorOf(comment))
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && isAi(comment) && !isOpen
  const isSpoken = useSpoken() === comment.id
  const name = saidBy(comment)
  const instruments = useInstruments()
  const Box = comment.marked ? 'div' : 'p'
  return (
    <article
      id={`comment-${comment.id}`}
      data-ai={isAi(comment) ? 'reply' : undefined}
      aria-current={isSpoken || undefined}
      aria-label={commentTexts.by(name)}
      className={classes(
        'turn',
        comment.aiCharacter && tones[comment.aiCharacter.color],
        isSpoken && 'is-lit',
      )}
    >
      <Speaker comment={comment} isEarlier={isEarlier} />
      <div className="ps-(--gutter)">
        {isFolded ? (
          <Button variant="plain" size="small" className="-ms-3" onClick={() => setOpen(true)}>
            {commentTexts.unfold(name)}
          </Button>
        ) : (
          <>
            {comment.target && <Quote comment={comment} target={comment.target} />}
            <OwnWords own={own} isEditing={editing.isEditing} onClose={editing.close}>
              <Box {...spokenComment(comment)} className="said">
                <Words
                  postId={comment.postId}
                  commentId={comment.id}
                  unchecked={comment.unchecked}
                  marked={comment.marked}
                >
                  {comment.content}
                </Words>
              </Box>
            </OwnWords>
            <Rich of={comment} />
            {instruments && <instruments.Below comment={comment} name={name} />}
            <Actions comment={comment} name={name}>
              {viewer && (
                <>
                  <OwnTools own={own} authorId={authorOf(comment)} onEdit={editing.open} />
                  <HideMenu
                    whom={whoSaid(comment)}
                    thing={{ thing: 'comment', id: String(comment.id) }}
                  />
                </>
              )}
            </Actions>
          </>
        )}
      </div>
    </article>
  )
}

const ownOf = ({ id, postId, content }: Comment): Own => ({ type: 'comment', id, postId, content })

/** null: a character said it. */
const authorOf = (comment: Comment) => (isAi(comment) ? null : comment.author.id)

type Around = { comment: Comment; name: string; children: ReactNode }

const Actions = ({ comment, name, children }: Around) => {
  const [isReplying, setReplying] = useState(false)
  const credit = useCredit()
  const instruments = useInstruments()
  return (
    <>
      <div className="acts gap-x-1">
        <LikeButton
          targetType="comment"
          postId={comment.postId}
          targetId={comment.id}
          isLiked={comment.isLiked}
          likesCount={comment.likesCount}
        />
        <Button
          variant="plain"
          size="small"
          data-key="c"
          aria-expanded={isReplying}
          onClick={() => setReplying(!isReplying)}
        >
          {commentTexts.reply}
        </Button>
        {isAi(comment) && <WhyButton commentId={comment.id} />}
        {credit?.(comment)}
        {instruments && <instruments.Acts comment={comment} name={name} />}
        {children}
      </div>
      {isReplying && (
        <div className="mt-2">
          {instruments && <instruments.BeforeAnswer comment={comment} name={name} />}
          <CommentForm
            postId={comment.postId}
            parent={{ id: comment.id, name }}
            onClose={() => setReplying(false)}
            isFocused
          />
        </div>
      )}
    </>
  )
}

const WhyButton = ({ commentId }: { commentId: number }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {commentTexts.why}
      </Button>
      {isOpen && (
        <Suspense>
          <Receipt commentId={commentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
