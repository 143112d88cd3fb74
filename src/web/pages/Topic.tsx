import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { Topic as TopicData } from '#shared/topics.ts'
import { TopicFollowButton } from '#web/following/TopicFollowButton.tsx'
import { composePath, draftAbout } from '#web/posts/compose.ts'
import { topics as words } from '#web/texts/topics.en.ts'
import { whyQuery } from '#web/trending/queries.ts'
import { WhyTold } from '#web/trending/WhyFigures.tsx'
import { trending } from '#web/texts/trending.en.ts'
import { Curve } from '#web/topics/Curve.tsx'
import { FeedLinks } from '#web/outward/FeedLinks.tsx'
import { topicPath } from '#web/topics/paths.ts'
import { PostPages } from '#web/topics/PostPages.tsx'
import { placeOf, topicPostsQuery, topicQuery } from '#web/topics/queries.ts'
import { TagLink } from '#web/topics/TagLink.tsx'
import { Views } from '#web/topics/Views.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** A hashtag: its discussions, where the characters stand, what is near it, how it went. */
export default function Topic() {
  const { hashtag = '' } = useParams()
  const { data: topic } = useQuery(topicQuery(hashtag))
  return topic ? <Known topic={topic} /> : <Skeleton lines={8} />
}

const Known = ({ topic }: { topic: TopicData }) => {
  const [search] = useSearchParams()
  const place = placeOf(search)
  return (
    <>
      <Head
        title={`#${topic.hashtag}`}
        description={words.description(topic.hashtag)}
        keywords={[topic.hashtag, ...topic.related.map(({ hashtag }) => hashtag)]}
      />
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <header className="flex flex-wrap items-center justify-between gap-4 lg:col-span-2">
          <div className="min-w-0">
            <h1 className="font-serif text-3xl font-semibold break-words">#{topic.hashtag}</h1>
            <p className="text-soft mt-1">{words.week(topic.discussionCount)}</p>
          </div>
          <div className="flex max-w-full flex-wrap gap-2">
            <TopicFollowButton hashtag={topic.hashtag} />
            <ButtonLink
              to={composePath}
              size="small"
              variant="outline"
              className="min-h-11 max-w-full"
              onClick={() => draftAbout(topic.hashtag)}
            >
              <span className="truncate">{words.start(topic.hashtag)}</span>
            </ButtonLink>
          </div>
        </header>
        <aside aria-label={words.views} className="space-y-5 lg:col-start-2 lg:row-start-2">
          <Views views={topic.views} />
          <Panel id="curve" heading={words.curve}>
            <Curve curve={topic.curve} />
          </Panel>
          <Related topics={topic.related} />
          <Why hashtag={topic.hashtag} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-2">
          <PostPages query={topicPostsQuery(topic.hashtag, place)} place={place} />
          <FeedLinks path={topicPath(topic.hashtag)} />
        </div>
      </div>
    </>
  )
}

/** Folded, since the discussions come first on a phone's screen; it opens without a script too. */
const Why = ({ hashtag }: { hashtag: string }) => {
  const { data: why } = useQuery(whyQuery(hashtag))
  return (
    why && (
      <details className="group bleed border-line bg-card rounded-card border px-4 sm:px-5">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <h2 className="font-serif text-lg font-semibold">{trending.why}</h2>
          <Icon
            name="chevron-right"
            size={16}
            className="text-soft ms-auto transition-transform group-open:rotate-90 rtl:group-[:not([open])]:rotate-180"
          />
        </summary>
        <div id="why" className="scroll-mt-20 pb-4 text-sm">
          <WhyTold why={why} />
        </div>
      </details>
    )
  )
}

const Related = ({ topics }: { topics: TopicData['related'] }) =>
  topics.length > 0 && (
    <Panel id="related" heading={words.related}>
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ id, hashtag }) => (
          <li key={id}>
            <TagLink tag={hashtag} />
          </li>
        ))}
      </ul>
    </Panel>
  )
