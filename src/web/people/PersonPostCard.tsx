import { tagsOnProfile } from '#shared/people.ts'
import type { Post } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { kept } from '#web/fragments/kept.tsx'
import { LikeFace } from '#web/posts/LikeFace.tsx'
import { postedBy } from '#web/posts/people.ts'
import { PostHead } from '#web/posts/PostHead.tsx'
import { Rich } from '#web/rich/Rich.tsx'
import { ShareButton } from '#web/posts/ShareButton.tsx'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { TagLink } from '#web/topics/TagLink.tsx'
import { withTopics } from '#web/topics/withTopics.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { askToSignIn, useToggling } from './acts.ts'

/** A post as a profile shows it; the discussion is one link away. */
export const PersonPostCard = kept('person post card', ({ post }: { post: Post }) => (
  <article aria-label={postTexts.newsBy(postedBy(post))}>
    <Card>
      <PostHead post={post} />
      <p dir="auto" className="mt-3 font-serif text-xl leading-snug whitespace-pre-line">
        {withTopics(post.content)}
      </p>
      <Rich of={post} />
      <SomeTags tags={post.tags} />
      <div className="mt-2 -ms-3 flex flex-wrap items-center gap-1">
        <LikeToggle post={post} />
        <Link
          to={`/post/${post.id}#responses`}
          aria-label={postTexts.responses(post.commentsCount)}
          className="text-soft hover:text-ink inline-flex min-h-11 items-center gap-2 px-3 text-sm"
        >
          <Icon name="message-circle" size={17} />
          {post.commentsCount}
        </Link>
        <ShareButton post={post} />
        <Link
          to={`/post/${post.id}`}
          className="text-accent ms-auto inline-flex min-h-11 items-center px-3 text-sm font-medium hover:underline"
        >
          {peopleTexts.viewThread}
        </Link>
      </div>
    </Card>
  </article>
))

const SomeTags = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {tags.slice(0, tagsOnProfile).map((tag) => (
        <TagLink key={tag} tag={tag} />
      ))}
      {tags.length > tagsOnProfile && (
        <Badge>{peopleTexts.moreTags(tags.length - tagsOnProfile)}</Badge>
      )}
    </p>
  )

const LikeToggle = ({ post }: { post: Post }) => {
  const { isLiked, likesCount } = post
  const viewer = useViewer()
  const toggling = useToggling(post)
  return (
    <LikeFace
      isLiked={isLiked}
      likesCount={likesCount}
      isBusy={toggling.isPending}
      onPress={() => (viewer ? toggling.mutate() : askToSignIn(peopleTexts.likeNeedsLogin))}
    />
  )
}
