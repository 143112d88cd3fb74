import { LikeFace } from './LikeFace.tsx'
import { useLiking } from './writing.ts'

export type Liked = {
  targetType: 'post' | 'comment'
  postId: number
  targetId: number
  isLiked: boolean
  likesCount: number
}

/** Likes, and takes the like back. */
export const MemberLike = ({ isLiked, likesCount, ...target }: Liked) => {
  const liking = useLiking(target)
  return (
    <LikeFace
      isLiked={isLiked}
      likesCount={likesCount}
      onPress={() => liking.mutate({ liked: !isLiked, likesCount })}
    />
  )
}
