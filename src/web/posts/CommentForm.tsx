import { useViewer } from '#web/accounts/queries.ts'
import { kept } from '#web/fragments/kept.tsx'
import { comments as texts } from '#web/texts/posts.en.ts'
import { Answer } from '#web/members/shown.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { Props } from './Answer.tsx'

/** Where people answer; a visitor is asked to sign in. */
export const CommentForm = (props: Props) => (useViewer() ? <Answer {...props} /> : <SignIn />)

const SignIn = kept('sign in to answer', () => (
  <ButtonLink to="/auth" variant="outline" data-key="c">
    {texts.signIn}
  </ButtonLink>
))
