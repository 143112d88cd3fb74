import type { Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { posts as texts } from '#web/texts/posts.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Time } from '#web/ui/Time.tsx'
import { EditedMark } from './EditedMark.tsx'
import { isEdited, postedBy } from './people.ts'
import { PersonName } from './PersonName.tsx'

/** Who started a discussion, when, and what kind it is; `number` where posts are told apart by it. */
export const PostHead = ({ post, number }: { post: Post; number?: string }) => {
  const name = postedBy(post)
  return (
    <div className="poster">
      {post.userId === scoutId ? (
        <ScoutFace />
      ) : (
        <Avatar name={name} src={post.author.profileImageUrl} />
      )}
      <div className="min-w-0">
        <p className="poster-names">
          <PersonName author={post.author}>{name}</PersonName>
          {post.userId === scoutId && <AiBadge />}
          {post.isEvergreen && <Badge>{texts.evergreen}</Badge>}
          {post.isTrending && <Badge>{texts.trending}</Badge>}
          {post.aiSeats === 'humans_only' && <Badge>{texts.peopleOnly}</Badge>}
          {post.aiSeats === 'on_call' && <Badge>{texts.onCall}</Badge>}
        </p>
        <p className="poster-notes">
          {/* The same lines whatever the time says: the browser says it in other words than the server. */}
          <span className={classes('poster-when', number && 'max-sm:flex-wrap')}>
            {post.userId !== scoutId && (
              <>
                <span className={classes('truncate', number && 'max-sm:basis-full')}>
                  {`@${post.author.username}`}
                </span>
                <span className={number && 'max-sm:hidden'}>·</span>
              </>
            )}
            <Time at={post.createdAt} />
            {number && <span>· {number}</span>}
          </span>
          {isEdited(post) && (
            <span className="max-sm:basis-full">
              <EditedMark type="post" id={post.id} />
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

const ScoutFace = () => (
  <span aria-hidden="true" className="face face-paper face-normal">
    <Icon name="radar" size={20} />
  </span>
)
