import { passCodes, type PassReason } from '#shared/passes.ts'
import type { CommentCharacter } from '#shared/characters.ts'
import type { Comment, Pass, Post, Thread } from '#shared/posts.ts'
import { displayName } from '#shared/text.ts'
import type { Author } from '#shared/users.ts'
import { presentCard } from '../link-cards/rows.ts'
import { presentMarks } from '../marks/read.ts'
import { presentAttached } from '../media/attached.ts'
import { presentPoll } from '../polls/rows.ts'
import type { CommentRow, PassRow, PersonRow, PostRow } from './rows.ts'

export type Cast = ReadonlyMap<string, CommentCharacter>
/** From the database, or what is kept of it (`app.cast`). */
export type ReadCast = () => Promise<Cast>

/** A post as the API has it. */
export const presentPost = (row: PostRow, comments: Comment[]): Post => ({
  id: row.id,
  content: row.content,
  userId: row.userId,
  author: presentPerson(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  tags: row.tags,
  categories: row.categories,
  isTrending: row.isTrending,
  likesCount: row.likesCount,
  sharesCount: row.sharesCount,
  commentsCount: row.commentsCount,
  isLiked: row.isLiked,
  imageUrl: row.imageUrl,
  aiSeats: row.aiSeats,
  isEvergreen: row.source === 'evergreen',
  ...(row.poll ? { poll: presentPoll(row.poll) } : {}),
  ...presentAttached(row.pictures),
  ...(row.source === null ? presentMarks(row.content) : {}),
  ...presentCard(row.linkCard),
  comments,
})

export const presentThread = (
  post: Post,
  { isClosed }: Pick<PostRow, 'isClosed'>,
  { passes, ...beside }: { passes: PassRow[] } & Pick<Thread, 'note' | 'moreAfter'>,
  cast: Cast,
): Thread => ({
  ...post,
  passes: passes.map((row) => presentPass(row, cast)),
  ...beside,
  isClosed,
})

/** A comment as the API has it. */
export const presentComment = (row: CommentRow, cast: Cast): Comment =>
  row.isDeleted
    ? withoutWords(
        presentWhole({ ...row, unchecked: [], answersCrux: false, pictures: null }, cast),
      )
    : presentWhole(row, cast)

const nobody: Author = { id: '', username: '', firstName: '', lastName: '', profileImageUrl: null }

/** What is left of a deleted comment: that there was one. */
const withoutWords = (comment: Comment): Comment => ({
  ...comment,
  content: '',
  likesCount: 0,
  isLiked: false,
  author: nobody,
  aiCharacter: null,
  act: null,
  stance: null,
  target: null,
})

const presentWhole = (row: CommentRow, cast: Cast): Comment => {
  const character = row.characterId === null ? null : presentSpeaking(row.characterId, cast)
  return {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    likesCount: row.likesCount,
    isLiked: row.isLiked,
    author: character ? presentSpeaker(character) : presentPerson(row),
    isAiResponse: character !== null,
    aiCharacter: character,
    act: row.act,
    stance: row.stance,
    target: presentTarget(row, cast),
    isDegraded: row.isDegraded,
    isByModel: row.isByModel,
    ...(row.unchecked.length > 0 ? { unchecked: row.unchecked } : {}),
    ...(row.answersCrux ? { answersCrux: true as const } : {}),
    isDeleted: row.isDeleted,
    ...presentAttached(row.pictures),
    ...(character || row.isDeleted ? {} : presentMarks(row.content)),
  }
}

/** Whom it is about is named as the character is named now. */
export const presentReason = (
  { reason, about }: { reason: string | null; about: string | null },
  cast: Cast,
): PassReason => ({
  code: passCodes.find((code) => code === reason) ?? 'never_said',
  about: about && (cast.get(about)?.name ?? about),
})

export const presentPass = (row: PassRow, cast: Cast): Pass => ({
  id: row.id,
  character: presentSpeaking(row.characterId, cast),
  reason: presentReason(row, cast),
  createdAt: row.createdAt.toISOString(),
})

export const presentPerson = (row: PersonRow): Author => ({
  id: row.userId,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
})

/** Its name as first and last name, so that it shows wherever a person's name would. */
export const presentSpeaker = ({ id, handle, name }: CommentCharacter): Author => {
  const cut = name.lastIndexOf(' ')
  return {
    id,
    username: handle,
    firstName: cut < 0 ? name : name.slice(0, cut),
    lastName: cut < 0 ? '' : name.slice(cut + 1),
    profileImageUrl: null,
  }
}

/** Whom a comment answers: the author of its parent, or of the post when it quotes that. */
const presentTarget = (row: CommentRow, cast: Cast): Comment['target'] => {
  const quoted = { commentId: row.targetId, quote: row.quote ?? '' }
  if (row.targetCharacterId !== null) {
    const { name, handle } = presentSpeaking(row.targetCharacterId, cast)
    return { ...quoted, name, handle }
  }
  if (row.targetUsername === null) return null
  const name = displayName({
    firstName: row.targetFirstName,
    lastName: row.targetLastName,
    username: row.targetUsername,
  })
  return { ...quoted, name, handle: row.targetUsername }
}

export const presentSpeaking = (id: string, cast: Cast): CommentCharacter => {
  const character = cast.get(id)
  if (!character) throw new Error(`No character ${id}`)
  return character
}
