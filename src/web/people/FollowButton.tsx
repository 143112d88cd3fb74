import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#web/accounts/queries.ts'
import { people as texts } from '#web/texts/people.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { askToSignIn, useFollowing } from './acts.ts'
import { followingQuery } from './queries.ts'

export const FollowButton = ({ userId }: { userId: string }) => {
  const viewer = useViewer()
  const { data } = useQuery({ ...followingQuery(userId), enabled: viewer !== null })
  const isFollowing = viewer !== null && data === true
  const following = useFollowing(userId)
  const press = () =>
    viewer ? following.mutate(!isFollowing) : askToSignIn(texts.followNeedsLogin)
  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      size="small"
      aria-pressed={isFollowing}
      onClick={press}
    >
      <Icon name={isFollowing ? 'user-check' : 'user-plus'} size={17} />
      {isFollowing ? texts.isFollowing : texts.follow}
    </Button>
  )
}
