import { displayName } from '#shared/text.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { composerInvitation as texts } from '#web/texts/home.en.ts'
import { header as headerTexts } from '#web/texts/frame.en.ts'
import { PostForm } from '#web/members/shown.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { Use } from './PostForm.tsx'

/** Where a discussion starts; a visitor is invited to sign in instead. */
export const Composer = (props: Use) => {
  const viewer = useViewer()
  return viewer ? (
    <PostForm name={displayName(viewer)} picture={viewer.profileImageUrl} {...props} />
  ) : (
    <Invitation />
  )
}

const Invitation = () => (
  <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="font-serif text-xl font-semibold">{texts.visitorHeading}</h2>
      <p className="text-soft">{texts.visitorText}</p>
    </div>
    <ButtonLink to="/auth">{headerTexts.signIn}</ButtonLink>
  </Card>
)
