import { sharing as words } from './sharing.en.ts'
import ShareDialog from './ShareDialog.tsx'

/** The dialog that shares the site itself. */
export default function ShareSite({ name, onClose }: { name: string; onClose: () => void }) {
  const link = window.location.origin
  const shared = { text: `${words.about(name)}\n${link}`, link, subject: name }
  return <ShareDialog shared={shared} onClose={onClose} />
}
