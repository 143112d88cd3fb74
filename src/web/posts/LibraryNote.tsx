import type { LibraryNote as Note } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { libraryNote as words } from '#web/texts/library.en.ts'
import { Link } from '#web/ui/Link.tsx'

/** What the written library has on this post; where it has little, an administrator is told how to have more. */
export const LibraryNote = ({ note }: { note: Note }) => {
  const isAdmin = useViewer()?.isAdmin ?? false
  return (
    <p className="text-soft text-sm">
      {note.kind !== 'related' && words[note.kind]}{' '}
      {note.debate && <Further to={`/debates/${note.debate.id}`}>{note.debate.question}</Further>}
      {note.related && (
        <>
          {words.related}{' '}
          <Further to={`/post/${note.related.postId}`}>{note.related.question}</Further>
        </>
      )}{' '}
      {isAdmin && hasLittle(note) && <Further to="/admin?tab=ai">{words.connect}</Further>}
    </p>
  )
}

const hasLittle = ({ kind }: Note): boolean => kind !== 'related' && kind !== 'covered'

const Further = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-accent hover:underline">
    {children}
  </Link>
)
