import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { inLanguage } from '#shared/languages.ts'
import type { Post } from '#shared/posts.ts'
import { language } from '#web/texts/language.en.ts'
import { debateQuery, debatesQuery, wordsAsked } from '#web/arguments/queries.ts'
import { profileQuery } from '#web/people/queries.ts'
import { postIdOf } from '#web/pages/postId.ts'
import { feedQuery, threadQuery } from '#web/posts/queries.ts'
import type { Site } from '#web/site.ts'
import { categoryPath, topicPath } from '#web/topics/paths.ts'
import {
  categoryOf,
  categoryPostsQuery,
  placeOf,
  topicPostsQuery,
  topicQuery,
} from '#web/topics/queries.ts'
import { allDebates, debateOf, debatesOf } from './debates.ts'
import {
  breadcrumbsOf,
  collectionOf,
  crumbsOf,
  type Data,
  discussionOf,
  profileOf,
  websiteOf,
} from './structured.ts'

/** What other programs learn from a page beside its words. */
export type Outward = {
  type: 'website' | 'article' | 'profile'
  /** The path of the picture that stands beside a link to it. */
  image: string
  /** The path of the page whose feed it is. */
  feed: string
  data: Data[]
}

export type Shown = {
  module: string | undefined
  params: Record<string, string | undefined>
  address: URL
  cache: QueryClient
  site: Site
}

/** The words on a picture are those of the page's language. */
const picture = (path: string): string => inLanguage(language, `/previews/${path}`)

const plain: Outward = { type: 'website', image: picture('site.png'), feed: '', data: [] }

/** By the module of the page; what it shows has been read. */
export const outwardOf = (shown: Shown): Outward => makers[shown.module ?? '']?.(shown) ?? plain

const postsIn = (cache: QueryClient, key: readonly unknown[]): Post[] =>
  cache.getQueryData<InfiniteData<Post[]>>(key)?.pages.flat() ?? []

const makers: Record<string, (shown: Shown) => Outward | undefined> = {
  'pages/Home.tsx': ({ cache, site }) => ({
    ...plain,
    data: [
      websiteOf(site),
      collectionOf(site, {
        name: site.name,
        path: '/',
        posts: cache.getQueryData(feedQuery().queryKey) ?? [],
      }),
    ],
  }),
  'pages/PostDetail.tsx': ({ cache, site, params }) => {
    const thread = cache.getQueryData(threadQuery(postIdOf(params)).queryKey)
    if (!thread) return undefined
    // Another version has another address: a service that keeps pictures fetches the new one.
    const version = Date.parse(thread.updatedAt).toString(36)
    const image = picture(`post/${thread.id}.png?v=${version}`)
    return {
      type: 'article',
      image,
      feed: `/post/${thread.id}`,
      data: [
        discussionOf(site, thread, site.origin + image),
        breadcrumbsOf(site, crumbsOf(thread)),
      ],
    }
  },
  'pages/Debates.tsx': ({ cache, site, params, address }) => {
    const { id } = params
    if (id === undefined) {
      const list = cache.getQueryData(debatesQuery(wordsAsked(address.searchParams)).queryKey)
      return list && { ...plain, data: [debatesOf(site, list), breadcrumbsOf(site, [allDebates])] }
    }
    const page = cache.getQueryData(debateQuery(id).queryKey)
    if (!page) return undefined
    const own = { name: page.question, path: `/debates/${page.id}` }
    return { ...plain, data: [debateOf(site, page), breadcrumbsOf(site, [allDebates, own])] }
  },
  'pages/Topic.tsx': ({ cache, site, params, address }) => {
    const topic = cache.getQueryData(topicQuery(params['hashtag'] ?? '').queryKey)
    if (!topic) return undefined
    const name = `#${topic.hashtag}`
    const path = topicPath(topic.hashtag)
    const list = topicPostsQuery(topic.hashtag, placeOf(address.searchParams))
    const posts = postsIn(cache, list.queryKey)
    return {
      type: 'website',
      image: picture(`topic/${encodeURIComponent(topic.hashtag)}.png`),
      feed: path,
      data: [collectionOf(site, { name, path, posts }), breadcrumbsOf(site, [{ name, path }])],
    }
  },
  'pages/Category.tsx': ({ cache, site, params, address }) => {
    const name = categoryOf(params['name'])
    if (!name) return undefined
    const path = categoryPath(name)
    const list = categoryPostsQuery(name, placeOf(address.searchParams))
    const posts = postsIn(cache, list.queryKey)
    return {
      ...plain,
      image: picture(`category/${name}.png`),
      feed: path,
      data: [collectionOf(site, { name, path, posts }), breadcrumbsOf(site, [{ name, path }])],
    }
  },
  'pages/Profile.tsx': ({ cache, site, params }) => {
    const profile = cache.getQueryData(profileQuery(params['userId'] ?? '').queryKey)
    if (!profile) return undefined
    return {
      ...plain,
      type: 'profile',
      feed: `/profile/${profile.id}`,
      data: profile.isIndexed ? [profileOf(site, profile)] : [],
    }
  },
}
