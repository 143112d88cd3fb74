import { trendingRefresh } from '#shared/constants.ts'
import { AdSlot } from '#web/ads/shown.ts'
import { AiChoices } from '#web/characters/AiChoices.tsx'
import { HowTheyWork } from '#web/characters/HowTheyWork.tsx'
import { Lineup } from '#web/characters/Lineup.tsx'
import { HomeFeed } from '#web/following/HomeFeed.tsx'
import { Welcome } from '#web/members/shown.ts'
import { HeldTexts } from '#web/moderation/HeldTexts.tsx'
import { Contributors } from '#web/popular/Contributors.tsx'
import { Rising } from '#web/popular/Rising.tsx'
import { Composer } from '#web/posts/Composer.tsx'
import { CrossPostHelper } from '#web/sharing/CrossPostHelper.tsx'
import { ShareCard } from '#web/sharing/ShareCard.tsx'
import { home as texts } from '#web/texts/home.en.ts'
import { Categories } from '#web/trending/Categories.tsx'
import { trendingQuery } from '#web/trending/queries.ts'
import { TrendingTopics } from '#web/trending/TrendingTopics.tsx'
import { Later } from '#web/ui/Later.tsx'
import { Head } from './Head.tsx'
import { useRead } from '#web/data/useRead.ts'

/** Topics at the left, the discussions in the middle, the cast at the right; one column on phones. */
export default function Home() {
  const trending = useRead({ ...trendingQuery(), refetchInterval: trendingRefresh.homeMs }) ?? []
  return (
    <>
      <Welcome />
      <Head title={texts.title} description={texts.description} isHome />
      <h1 className="sr-only">{texts.heading}</h1>
      <div className="flex flex-col gap-3 sm:gap-5 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_19rem] xl:gap-x-7">
        <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block lg:space-y-5">
          <Composer />
          <CrossPostHelper trending={trending.map(({ hashtag }) => hashtag)} />
          <div className="order-2 space-y-3 sm:space-y-5 lg:order-none">
            <HeldTexts />
            <AiChoices hasPosts />
            <HomeFeed between={<AdSlot isExtra />} />
          </div>
        </div>
        <aside aria-label={texts.topics} className="contents lg:row-start-1 lg:block lg:space-y-5">
          <div className="order-1 lg:order-none">
            <TrendingTopics />
          </div>
          <div className="after-feed order-3 lg:order-none">
            <Later>
              <Categories />
            </Later>
          </div>
          <div className="after-feed order-3 lg:order-none">
            <Later>
              <Rising />
            </Later>
          </div>
        </aside>
        <aside
          aria-label={texts.cast}
          className="after-feed order-4 space-y-5 lg:order-none lg:max-xl:col-start-1 xl:col-start-3 xl:row-start-1 xl:row-span-2"
        >
          <Later>
            <Lineup />
            <HowTheyWork />
            <Contributors />
            <ShareCard />
            <AdSlot />
          </Later>
        </aside>
      </div>
    </>
  )
}
