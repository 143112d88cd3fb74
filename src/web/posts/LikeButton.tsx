import { useViewer } from '#web/accounts/queries.ts'
import { kept } from '#web/fragments/kept.tsx'
import { posts as texts } from '#web/texts/posts.en.ts'
import { MemberLike } from '#web/members/shown.ts'
import { toast } from '#web/ui/toasts.ts'
import { LikeFace } from './LikeFace.tsx'
import type { Liked } from './MemberLike.tsx'

export const LikeButton = (props: Liked) =>
  useViewer() ? <MemberLike {...props} /> : <VisitorsLike likesCount={props.likesCount} />

const askToSignIn = () => toast({ title: texts.needsLogin, detail: texts.likeNeedsLogin })

/** A visitor is told to sign in. */
const VisitorsLike = kept('like', ({ likesCount }: { likesCount: number }) => (
  <LikeFace isLiked={false} likesCount={likesCount} onPress={askToSignIn} />
))
