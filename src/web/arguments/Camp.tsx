import { useViewer } from '#web/accounts/queries.ts'
import { StanceChoice } from '#web/digest/OwnStance.tsx'
import { debates as words } from '#web/texts/debates.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useRead } from '#web/data/useRead.ts'
import { ownVotesQuery, useVoting } from './queries.ts'

/** Where the reader stands, which decides in whose camp their votes count; a visitor is asked to sign in. */
export const Camp = ({ debateId }: { debateId: string }) =>
  useViewer() ? (
    <Own debateId={debateId} />
  ) : (
    <Link
      to="/auth"
      className="text-accent inline-flex min-h-11 items-center font-medium hover:underline"
    >
      {words.signIn}
    </Link>
  )

const Own = ({ debateId }: { debateId: string }) => {
  const own = useRead(ownVotesQuery(debateId))
  const voting = useVoting(debateId)
  const hasSaid = own && (own.stance !== null || Object.keys(own.votes).length > 0)
  return (
    <Card className="space-y-2">
      <StanceChoice
        question={words.stand}
        chosen={own?.stance ?? null}
        isBusy={!own || voting.isPending}
        onChoose={(stance) => voting.mutate({ stance })}
      />
      <p className="text-soft text-sm">{words.standHint}</p>
      {hasSaid && (
        <Button
          variant="plain"
          size="small"
          className="-ms-3 whitespace-normal"
          disabled={voting.isPending}
          onClick={() => voting.mutate(null)}
        >
          {words.takeBack}
        </Button>
      )}
    </Card>
  )
}
