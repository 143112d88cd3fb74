import { writing as texts } from './writing.en.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { usePreview } from './usePreview.ts'

/** Says before it is sent that a text with links will wait for a moderator, to those whose text will. */
export default function LinkNote({ content }: { content: string }) {
  const waits = usePreview(content)?.waitsForLinks
  return (
    <p role="status" className="text-soft flex gap-2 text-sm empty:hidden">
      {waits && (
        <>
          <Icon name="eye" size={16} className="mt-0.5 shrink-0" />
          {texts.waitsForLinks}
        </>
      )}
    </p>
  )
}
