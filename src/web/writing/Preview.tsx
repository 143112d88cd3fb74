import { useId, useState } from 'react'
import { writing as texts } from './writing.en.ts'
import { MarkedWords } from '#web/rich/MarkedWords.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { usePreview } from './usePreview.ts'

/** How a text with marks will look, for an author who wants to see it before it is sent. */
export default function Preview({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="plain"
          size="small"
          className="-ms-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="eye" size={16} />
          {texts.preview}
        </Button>
        <span className="text-soft text-xs">{texts.marks}</span>
      </div>
      <div id={id}>{isOpen && <Shown content={content} />}</div>
    </div>
  )
}

const Shown = ({ content }: { content: string }) => {
  const marked = usePreview(content)?.marked
  return (
    <section
      aria-label={texts.preview}
      className="border-line rounded-xl border border-dashed p-3 text-base leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]"
    >
      {marked ? <MarkedWords marked={marked} /> : content}
    </section>
  )
}
