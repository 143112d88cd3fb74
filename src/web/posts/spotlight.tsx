import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Marked } from '#shared/marks.ts'
import { Rich } from '#web/rich/Rich.tsx'
import { withTopics } from '#web/topics/withTopics.tsx'

/** Words to show where they were said: in a comment, or in the post (null). */
type Light = { postId: number; commentId: number | null; quote: string }

const Spotlight = createContext<{ light: Light | null; shine: (light: Light) => void }>({
  light: null,
  shine: () => {},
})

/** Inside it, a quote can point at the words it quotes. */
export const Stage = ({ children }: { children: ReactNode }) => {
  const [light, shine] = useState<Light | null>(null)
  const stage = useMemo(() => ({ light, shine }), [light])
  return <Spotlight value={stage}>{children}</Spotlight>
}

export const useShine = () => useContext(Spotlight).shine

/** What someone said, as typed; the quoted words stand out, in view, while the light is on them. */
export const Words = ({
  postId,
  commentId,
  unchecked,
  marked,
  children: text,
}: {
  postId: number
  commentId: number | null
  unchecked?: readonly string[] | undefined
  marked?: Marked | undefined
  children: string
}) => {
  const { light } = useContext(Spotlight)
  const mark = useRef<HTMLElement>(null)
  const isLit = light?.postId === postId && light.commentId === commentId
  const quote = isLit ? light.quote : ''
  useEffect(() => {
    if (!isLit) return
    mark.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    mark.current?.focus({ preventScroll: true })
  }, [isLit, light])
  if (unchecked || marked)
    return <Rich words={{ text, unchecked, marked, quote, mark }}>{withTopics(text)}</Rich>
  const start = quote ? text.indexOf(quote) : -1
  if (start < 0) return withTopics(text)
  const end = start + quote.length
  return (
    <>
      {withTopics(text.slice(0, start))}
      <mark ref={mark} tabIndex={-1}>
        {text.slice(start, end)}
      </mark>
      {withTopics(text.slice(end))}
    </>
  )
}
