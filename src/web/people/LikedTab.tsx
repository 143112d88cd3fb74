import { people as texts } from '#web/texts/people.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LikedPosts } from './PostList.tsx'

/** The owner sees them; everybody else sees why not. */
export const LikedTab = ({ isOwn, isShown }: { isOwn: boolean; isShown: boolean }) => {
  if (isOwn) return isShown && <LikedPosts />
  return (
    <Card className="py-10 text-center">
      <Icon name="lock" size={28} className="text-soft mx-auto mb-3" />
      <h2 className="font-serif text-lg font-semibold">{texts.likedPrivate}</h2>
      <p className="text-soft">{texts.likedPrivateDetail}</p>
    </Card>
  )
}
