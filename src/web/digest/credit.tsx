import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Comment } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { digest as texts } from '#web/texts/digest.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useOfferMoved } from '#web/moved/context.ts'
import { CreditContext } from './crediting.tsx'
import { digestQuery, ownStanceQuery, useStanding } from './queries.ts'
import { useRead } from '#web/data/useRead.ts'

type Credits = {
  /** How many people each comment moved. */
  people: ReadonlyMap<number, number>
  /** What the reader can do; null: they have not changed their mind. */
  own: { commentId: number | null; credit: (commentId: number | null) => void } | null
}

const CreditsContext = createContext<Credits>({ people: new Map(), own: null })

/** Inside it, comments show whom they moved, and a reader who was can say by which. */
export const CreditStage = ({ postId, children }: { postId: number; children: ReactNode }) => {
  const viewer = useViewer()
  const digest = useRead(digestQuery(postId))
  const said = useRead({ ...ownStanceQuery(postId), enabled: viewer !== null })
  const { mutate } = useStanding(postId)
  const credits = useMemo((): Credits => {
    const people = digest?.readers.credits.map(
      ({ commentId, people }) => [commentId, people] as const,
    )
    const hasMoved = said != null && said.after !== null && said.after !== said.before
    const credit = (creditedCommentId: number | null) => mutate({ creditedCommentId })
    return {
      people: new Map(people),
      own: hasMoved ? { commentId: said.creditedCommentId, credit } : null,
    }
  }, [digest, said, mutate])
  const isCredited = credits.own !== null || credits.people.size > 0
  return (
    <CreditsContext value={credits}>
      <CreditContext value={isCredited ? drawCredit : null}>{children}</CreditContext>
    </CreditsContext>
  )
}

/** Whether they say it by the credit that a change of mind has to give. */
export const useHasMoved = (): boolean => useContext(CreditsContext).own !== null

const drawCredit = (comment: Comment) => <Shown comment={comment} />

/** How many people a comment moved, and whether the reader is one of them. */
const Shown = ({ comment: { id, author } }: { comment: Comment }) => {
  const { people, own } = useContext(CreditsContext)
  const viewer = useViewer()
  const count = people.get(id) ?? 0
  const isMine = own?.commentId === id
  const offerMoved = useOfferMoved()
  return (
    <>
      {own && author.id !== viewer?.id && (
        <Button
          variant="plain"
          size="small"
          aria-pressed={isMine}
          onClick={() => {
            own.credit(isMine ? null : id)
            if (!isMine) offerMoved(id)
          }}
          className={isMine ? 'text-accent!' : undefined}
        >
          <Icon name="sparkles" size={16} />
          {texts.credit}
        </Button>
      )}
      {count > 0 && <Badge data-hint={texts.movedHint}>{texts.movedPeople(count)}</Badge>}
    </>
  )
}
