import { trendingShown, type TrendingTopic } from '#shared/trending.ts'
import { trending as texts } from '#web/texts/trending.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { trendingQuery } from './queries.ts'
import { TopicName } from './TopicName.tsx'
import { WhyTrending } from './WhyTrending.tsx'
import { useRead } from '#web/data/useRead.ts'

/** The hottest hashtags and how many discussions use them. */
export const TrendingTopics = () => {
  const topics = useRead(trendingQuery())
  return (
    <Panel id="trending" heading={texts.heading} className="scroll-mt-20">
      {!topics && <Skeleton lines={5} />}
      {topics?.length === 0 && (
        <p className="text-soft text-sm">
          {texts.empty}{' '}
          <Link to="/debates" className="in-words">
            {texts.all}
          </Link>
        </p>
      )}
      {topics && topics.length > 0 && <Topics topics={topics.slice(0, trendingShown.sidebar)} />}
    </Panel>
  )
}

const Topics = kept('trending topics', ({ topics }: { topics: TrendingTopic[] }) => (
  <ol className="row-scroll flex items-start gap-x-4 lg:flex-col lg:gap-y-2.5">
    {topics.map(({ id, hashtag, discussionCount }) => (
      <li
        key={id}
        className="flex shrink-0 flex-wrap items-center gap-x-1.5 max-lg:has-[details[open]]:w-72 lg:block lg:w-full"
      >
        <TopicName tag={hashtag} />
        <WhyTrending tag={hashtag} discussions={discussionCount} />
      </li>
    ))}
  </ol>
))
