import type { CommentHit, PostHit } from '#shared/search.ts'
import type { Author } from '#shared/users.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { tones } from '#web/characters/tones.ts'
import { nameOf } from '#web/posts/people.ts'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { search as searchTexts } from './search.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Snippet } from './Snippet.tsx'

const linkLook = 'hover:underline after:absolute after:inset-0'

/** A post that was found. */
export const PostHitCard = ({ hit }: { hit: PostHit }) => (
  <Card className="relative">
    <article data-ai={hit.isAi ? 'post' : undefined}>
      <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <span className="text-ink font-semibold">{nameOf(hit.author)}</span>
        {hit.isAi && <AiBadge />}
        <Time at={hit.createdAt} className="max-sm:min-w-[13ch]" />
        <span>{postTexts.responses(hit.commentsCount)}</span>
      </p>
      <h3 className="mt-1.5 leading-relaxed">
        <Link to={`/post/${hit.id}`} className={linkLook}>
          <Snippet pieces={hit.snippet} />
        </Link>
      </h3>
    </article>
  </Card>
)

/** A comment that was found, with the post that it is under. */
export const CommentHitCard = ({ hit }: { hit: CommentHit }) => {
  const { aiCharacter } = hit
  return (
    <Card className="relative">
      <article
        data-ai={hit.isAiResponse ? 'reply' : undefined}
        className={aiCharacter ? tones[aiCharacter.color] : undefined}
      >
        <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
          {aiCharacter && <CharacterIcon character={aiCharacter} size="small" />}
          <span className="text-ink font-semibold">{aiCharacter?.name ?? nameOf(hit.author)}</span>
          {hit.isAiResponse && <AiBadge />}
          <Time at={hit.createdAt} className="max-sm:min-w-[13ch]" />
        </p>
        <h3 className="mt-1.5 leading-relaxed">
          <Link to={`/post/${hit.postId}#comment-${hit.id}`} className={linkLook}>
            <Snippet pieces={hit.snippet} />
          </Link>
        </h3>
        <p className="text-soft mt-1.5 text-sm">{searchTexts.on(hit.postText)}</p>
      </article>
    </Card>
  )
}

/** Somebody who was found. */
export const PersonHit = ({ person }: { person: Author }) => (
  <Link to={`/profile/${person.id}`} className="group flex min-h-11 items-center gap-3">
    <Avatar name={nameOf(person)} src={person.profileImageUrl} size="small" />
    <span className="min-w-0 leading-snug">
      <span className="block font-medium group-hover:underline">{nameOf(person)}</span>
      <span className="text-soft block text-sm">@{person.username}</span>
    </span>
  </Link>
)
