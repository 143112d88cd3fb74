import { type DebatePoint, pointVotes } from '#shared/arguments.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { debates as words } from '#web/texts/debates.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { useRead } from '#web/data/useRead.ts'
import { ownVotesQuery, useVoting } from './queries.ts'

type Props = { debateId: string; point: Pick<DebatePoint, 'id' | 'says'> }

/**
 * Members say whether a point convinces them; pressing the same again takes it back. While a vote is on its way the
 * buttons stay pressable: a disabled one would lose the focus of a member who votes by keyboard.
 */
export const Vote = (props: Props) => useViewer() && <Ballot {...props} />

const Ballot = ({ debateId, point }: Props) => {
  const own = useRead(ownVotesQuery(debateId))
  const voting = useVoting(debateId)
  const cast = own?.votes[point.id]
  return (
    <fieldset disabled={!own} aria-busy={voting.isPending} className="flex flex-wrap gap-2">
      <legend className="sr-only">
        {words.vote} {point.says}
      </legend>
      {pointVotes.map((vote) => (
        <Button
          key={vote}
          size="small"
          variant={cast === vote ? 'primary' : 'outline'}
          aria-pressed={cast === vote}
          onClick={() => voting.mutate({ pointId: point.id, vote: cast === vote ? null : vote })}
        >
          {words.votes[vote]}
        </Button>
      ))}
    </fieldset>
  )
}
