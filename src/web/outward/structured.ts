import type { Comment, Post, Thread } from '#shared/posts.ts'
import type { Profile } from '#shared/people.ts'
import { displayName, onOneLine, truncate } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import { revising } from '#web/texts/revising.en.ts'
import { isAi, postedBy, saidBy } from '#web/posts/people.ts'
import { growTree, type Branch } from '#web/posts/tree.ts'
import type { Site } from '#web/site.ts'
import { categoryPath, topicPath } from '#web/topics/paths.ts'

/** Data for machines, in the words of schema.org; what is undefined is not said. */
export type Data = Record<string, unknown>

/** How schema.org says that software wrote a text: by rules, or a model that was trained on others' texts. */
export const byRules = 'https://schema.org/AlgorithmicMediaDigitalSource'
const byModel = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'
/** A page repeats so many of its responses for machines; all would double its weight. */
const commentsMost = 100
const headlineLength = 110

const counter = (action: 'LikeAction' | 'CommentAction', count: number): Data => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})

/** A discussion with its responses, each under what it answers. */
export const discussionOf = (site: Site, thread: Thread, image: string): Data => ({
  '@type': 'DiscussionForumPosting',
  ...posting(site, thread),
  image,
  articleSection: thread.categories[0],
  comment: growTree(thread.comments.slice(0, commentsMost)).map((branch) =>
    commentOf(site, thread.id, branch),
  ),
})

const posting = (site: Site, post: Post): Data => {
  const url = `${site.origin}/post/${post.id}`
  const text = onOneLine(post.content)
  return {
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: truncate(text, headlineLength),
    text: post.content,
    datePublished: post.createdAt,
    dateModified: modifiedAt(post),
    author: authorOf(site, post),
    digitalSourceType: post.userId === scoutId ? byRules : undefined,
    keywords: post.tags,
    commentCount: post.commentsCount,
    interactionStatistic: [
      counter('LikeAction', post.likesCount),
      counter('CommentAction', post.commentsCount),
    ],
    isPartOf: { '@id': `${site.origin}/#website` },
  }
}

const modifiedAt = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) =>
  updatedAt === createdAt ? undefined : updatedAt

const authorOf = (site: Site, post: Post): Data =>
  post.userId === scoutId
    ? { '@type': 'Organization', name: postedBy(post), url: `${site.origin}/about` }
    : { '@type': 'Person', name: postedBy(post), url: `${site.origin}/profile/${post.userId}` }

/** A comment without words or author would be no comment to schema.org's readers. */
const nobody = { '@type': 'Person', name: revising.gone }

const commentOf = (site: Site, postId: number, { comment, replies }: Branch): Data => {
  const url = `${site.origin}/post/${postId}#comment-${comment.id}`
  const { isDeleted } = comment
  return {
    '@type': 'Comment',
    '@id': url,
    url,
    datePublished: comment.createdAt,
    dateModified: isDeleted ? undefined : modifiedAt(comment),
    creativeWorkStatus: isDeleted ? 'Deleted' : undefined,
    text: isDeleted ? revising.gone : comment.content,
    author: isDeleted ? nobody : speakerOf(site, comment),
    digitalSourceType: isDeleted ? undefined : sourceOf(comment),
    interactionStatistic: isDeleted ? undefined : counter('LikeAction', comment.likesCount),
    comment: replies.length > 0 ? replies.map((one) => commentOf(site, postId, one)) : undefined,
  }
}

const sourceOf = (comment: Comment) => {
  if (!isAi(comment)) return undefined
  return comment.isByModel ? byModel : byRules
}

const speakerOf = (site: Site, comment: Comment): Data =>
  comment.aiCharacter
    ? {
        '@type': 'Organization',
        name: saidBy(comment),
        description: 'AI character',
        url: `${site.origin}/character/${comment.aiCharacter.id}`,
      }
    : {
        '@type': 'Person',
        name: saidBy(comment),
        url: `${site.origin}/profile/${comment.author.id}`,
      }

/** The site itself, and how to search it. */
export const websiteOf = (site: Site): Data => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.name,
  url: `${site.origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}/search?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

export type Crumb = { name: string; path: string }

/** Where a page stands, from the home page on. */
export const breadcrumbsOf = (site: Site, crumbs: Crumb[]): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: '/' }, ...crumbs].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: site.origin + path,
  })),
})

/** Above a discussion stands what it is about. */
export const crumbsOf = (thread: Thread): Crumb[] => {
  const [category] = thread.categories
  const [tag] = thread.tags
  const above = category
    ? { name: category, path: categoryPath(category) }
    : tag && { name: `#${tag}`, path: topicPath(tag) }
  const own = {
    name: truncate(onOneLine(thread.content), headlineLength),
    path: `/post/${thread.id}`,
  }
  return above ? [above, own] : [own]
}

/** A list of discussions. */
export const collectionOf = (
  site: Site,
  { name, path, posts }: { name: string; path: string; posts: Post[] },
): Data => ({
  '@type': 'CollectionPage',
  '@id': site.origin + path,
  url: site.origin + path,
  name,
  isPartOf: { '@id': `${site.origin}/#website` },
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: posts.map(({ id }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: `${site.origin}/post/${id}`,
    })),
  },
})

/** Somebody's profile, without anything that it does not show. */
export const profileOf = (site: Site, profile: Profile): Data => ({
  '@type': 'ProfilePage',
  dateCreated: profile.createdAt,
  mainEntity: {
    '@type': 'Person',
    '@id': `${site.origin}/profile/${profile.id}`,
    name: displayName(profile),
    alternateName: profile.username,
    ...(profile.bio ? { description: profile.bio } : {}),
    ...(profile.profileImageUrl
      ? { image: new URL(profile.profileImageUrl, site.origin).href }
      : {}),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: profile.followersCount,
    },
  },
})
