import { useParams, useSearchParams } from 'react-router'
import { topics as words } from '#web/texts/topics.en.ts'
import { trending as trendingTexts } from '#web/texts/trending.en.ts'
import { FeedLinks } from '#web/outward/FeedLinks.tsx'
import { categoryPath } from '#web/topics/paths.ts'
import { PostPages } from '#web/topics/PostPages.tsx'
import { categoryOf, categoryPostsQuery, placeOf } from '#web/topics/queries.ts'
import { categoryIcons } from '#web/trending/Categories.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Head } from './Head.tsx'

/** The discussions of one of the popular categories. */
export default function Category() {
  const category = categoryOf(useParams()['name'])
  const [search] = useSearchParams()
  if (!category) return null
  const place = placeOf(search)
  const about = words.categoryAbout[category]
  const name = trendingTexts.categoryNames[category]
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <Head
        title={words.category(name)}
        description={`${words.inCategory(name)}. ${about}`}
        keywords={[name]}
      />
      <header>
        <h1 className="flex items-center gap-3 font-serif text-3xl font-semibold">
          <Icon name={categoryIcons[category]} size={28} className="text-soft shrink-0" />
          {name}
        </h1>
        <p className="text-soft mt-1">{about}</p>
      </header>
      <PostPages query={categoryPostsQuery(category, place)} place={place} />
      <FeedLinks path={categoryPath(category)} />
    </div>
  )
}
