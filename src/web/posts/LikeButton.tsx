import { useViewer } from '#web/accounts/queries.ts'
import { posts as texts } from '#web/texts/posts.en.ts'
import { MemberLike } from '#web/members/shown.ts'
import { toast } from '#web/ui/toasts.ts'
import { LikeFace } from './LikeFace.tsx'
import type { Liked } from './MemberLike.tsx'

/** A visitor is told to sign in. */
export const LikeButton = (props: Liked) =>
  useViewer() ? <MemberLike {...props} /> : <LikeFace {...props} onPress={askToSignIn} />

const askToSignIn = () => toast({ title: texts.needsLogin, detail: texts.likeNeedsLogin })
