import { useQuery } from '@tanstack/react-query'
import type { Comment, Pass } from '#shared/posts.ts'
import { classes } from '#web/ui/classes.ts'
import { CommentCard } from './CommentCard.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { PassLine } from './PassLine.tsx'
import { speakingQuery, type Speaking } from './queries.ts'
import { SpeakingCard } from './SpeakingCard.tsx'
import { growTree, inOrder, type Branch } from './tree.ts'

/** Deeper replies stay at this depth, or a phone would show a column of single words. */
const deepest = 3

type Props = { postId: number; comments: Comment[]; passes?: Pass[] }

/** What was said under a post, each answer below what it answers, and who is speaking now. */
export const Discussion = ({ postId, comments, passes = [] }: Props) => {
  const { data: speaking = [] } = useQuery(speakingQuery(postId))
  const known = new Set(comments.map((comment) => comment.id))
  const atTop = speaking.filter(({ parentId }) => parentId === null || !known.has(parentId))
  return (
    <div className="space-y-6">
      <HiddenNote comments={comments} />
      {inOrder(growTree(comments), passes).map((item) =>
        item.kind === 'pass' ? (
          <PassLine key={`pass-${item.pass.id}`} pass={item.pass} />
        ) : (
          <BranchView
            key={item.branch.comment.id}
            branch={item.branch}
            speaking={speaking}
            depth={0}
          />
        ),
      )}
      <SpeakingNow speaking={atTop} />
    </div>
  )
}

const BranchView = ({
  branch: { comment, replies },
  speaking,
  depth,
}: {
  branch: Branch
  speaking: Speaking[]
  depth: number
}) => {
  const here = speaking.filter(({ parentId }) => parentId === comment.id)
  return (
    <div className="space-y-5">
      <CommentCard comment={comment} />
      {replies.length + here.length > 0 && (
        <div className={classes('space-y-5', depth < deepest && 'pl-3.5 sm:pl-7')}>
          {replies.map((reply) => (
            <BranchView
              key={reply.comment.id}
              branch={reply}
              speaking={speaking}
              depth={depth + 1}
            />
          ))}
          <SpeakingNow speaking={here} />
        </div>
      )}
    </div>
  )
}

const SpeakingNow = ({ speaking }: { speaking: Speaking[] }) =>
  speaking.map((one) => <SpeakingCard key={one.replyId} speaking={one} />)
