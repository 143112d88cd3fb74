import type { Argument } from '#shared/character-page.ts'
import { character as characterPageTexts } from './character.en.ts'
import { digest as digestTexts } from '#web/texts/digest.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Time } from '#web/ui/Time.tsx'
import { StanceScale } from './StanceScale.tsx'
import { spokenComment } from '#web/posts/spoken.ts'
import { Link } from '#web/ui/Link.tsx'

/** Things a character said, each with the discussion it was said in. */
export const Arguments = ({ list }: { list: Argument[] }) => (
  <ul className="space-y-6">
    {list.map((one) => (
      <li key={one.comment.id}>
        <One argument={one} />
      </li>
    ))}
  </ul>
)

const One = ({ argument: { comment, title, moved } }: { argument: Argument }) => (
  <article className="border-s-3 border-(--tone) ps-3.5">
    <h3 className="text-soft text-sm">
      <Link
        to={`/post/${comment.postId}#comment-${comment.id}`}
        className="hover:text-ink hover:underline"
      >
        {characterPageTexts.on(title)}
      </Link>
    </h3>
    <p {...spokenComment(comment)} className="mt-1 leading-relaxed whitespace-pre-line">
      {comment.content}
    </p>
    <p className="text-soft mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {comment.stance !== null && <StanceScale stance={comment.stance} />}
      <Time at={comment.createdAt} />
      {comment.likesCount > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon name="heart" size={14} />
          {characterPageTexts.likes(comment.likesCount)}
        </span>
      )}
      {moved > 0 && <Badge>{digestTexts.movedPeople(moved)}</Badge>}
    </p>
  </article>
)
