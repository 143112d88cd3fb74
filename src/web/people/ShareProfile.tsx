import { copyText } from '#web/sharing/acts.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toasts.ts'

/** Copies the profile's address. */
export const ShareProfile = ({ userId }: { userId: string }) => (
  <Button variant="outline" size="small" onClick={() => void copy(`/profile/${userId}`)}>
    <Icon name="share-2" size={17} />
    {peopleTexts.share}
  </Button>
)

const copy = async (path: string) => {
  const isCopied = await copyText(new URL(path, window.location.origin).href)
  const { linkCopied, copyFailed: title, copyFailedDetail: detail } = postTexts
  toast(isCopied ? { title: linkCopied } : { title, detail, isDestructive: true })
}
