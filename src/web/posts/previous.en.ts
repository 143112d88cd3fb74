/** Everything that was posted. */
export const previous = {
  title: 'Previous Posts',
  description: 'Every discussion on the site, newest first.',
  heading: 'Previous Posts',
  load: 'Load Previous Posts',
  loadMore: 'Load More Previous Posts',
  hide: 'Hide Previous Posts',
  empty: 'No previous posts found',
  loading: 'Loading previous posts...',
  morePosts: 'Load More Posts',
  newer: 'Newest posts',
  latest: (name: string) => `Latest response by ${name}`,
  view: 'View',
  viewPost: (id: number) => `View post #${id}`,
}
