import { bluesky } from './bluesky.ts'
import { feedSource } from './feed.ts'
import { gdelt } from './gdelt.ts'
import { googleTrends } from './google-trends.ts'
import { hackerNews } from './hacker-news.ts'
import { mastodonLinks, mastodonTags } from './mastodon.ts'
import { type Source, every } from './source.ts'
import { wikipedia } from './wikipedia.ts'

/** Every source that the Scout knows by name; src/shared/scout.ts has the names. */
export const builtinSources: readonly Source[] = [
  googleTrends,
  hackerNews,
  wikipedia,
  mastodonTags,
  mastodonLinks,
  bluesky,
  feedSource('https://feeds.bbci.co.uk/news/rss.xml', { id: 'bbc', name: 'BBC News' }),
  feedSource('https://www.theguardian.com/world/rss', { id: 'guardian', name: 'The Guardian' }),
  feedSource('https://feeds.npr.org/1001/rss.xml', { id: 'npr', name: 'NPR' }),
  feedSource('https://www.reddit.com/r/worldnews+technology+science/.rss', {
    id: 'reddit',
    name: 'Reddit',
    isOnByDefault: false,
    everyMs: every(30),
    weight: 1,
  }),
  gdelt,
]
