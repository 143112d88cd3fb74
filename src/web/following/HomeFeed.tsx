import { useViewer } from '#web/accounts/queries.ts'
import { FollowingFeed, HomeFeedChoice } from '#web/members/shown.ts'
import { Feed } from '#web/posts/Feed.tsx'
import { PreviousPosts } from '#web/posts/PreviousPosts.tsx'

/** Everything for visitors; members choose between that and what they follow. */
export const HomeFeed = ({ between }: { between: React.ReactNode }) => {
  const viewer = useViewer()
  return (
    <>
      {viewer && <HomeFeedChoice chosen={viewer.homeFeed} />}
      {viewer?.homeFeed === 'following' ? (
        <FollowingFeed />
      ) : (
        <>
          <Feed />
          {between}
          <PreviousPosts />
        </>
      )}
    </>
  )
}
