import type { LibraryNote as Note } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { libraryNote as words } from '#web/texts/library.en.ts'
import { Link } from '#web/ui/Link.tsx'

/** What the written library has on this post, where it has little; an administrator is told how to have more. */
export const LibraryNote = ({ note }: { note: Note }) => {
  const isAdmin = useViewer()?.isAdmin ?? false
  return (
    <p className="text-soft text-sm">
      {note.kind !== 'related' && words[note.kind]}{' '}
      {note.related && (
        <>
          {words.related}{' '}
          <Link to={`/post/${note.related.postId}`} className="text-accent hover:underline">
            {note.related.question}
          </Link>
        </>
      )}{' '}
      {isAdmin && note.kind !== 'related' && (
        <Link to="/admin?tab=ai" className="text-accent hover:underline">
          {words.connect}
        </Link>
      )}
    </p>
  )
}
