import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#web/accounts/queries.ts'
import { askToSignIn } from '#web/people/acts.ts'
import { following as words } from './following.en.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { topicFollowQuery, useTopicFollow } from './queries.ts'

export const TopicFollowButton = ({ hashtag }: { hashtag: string }) => {
  const viewer = useViewer()
  const { data } = useQuery({ ...topicFollowQuery(hashtag), enabled: viewer !== null })
  const isFollowing = viewer !== null && data === true
  const follow = useTopicFollow(hashtag)
  const press = () => (viewer ? follow.mutate(!isFollowing) : askToSignIn(words.topicNeedsLogin))
  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      size="small"
      className="min-h-11"
      aria-pressed={isFollowing}
      onClick={press}
    >
      <Icon name={isFollowing ? 'check' : 'plus'} size={17} />
      {isFollowing ? peopleTexts.isFollowing : peopleTexts.follow}
    </Button>
  )
}
