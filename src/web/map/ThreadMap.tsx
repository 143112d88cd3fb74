import { useEffect, useMemo, useRef, useState } from 'react'
import type { Thread } from '#shared/posts.ts'
import { map as texts } from './map.en.ts'
import { useAiChoice } from '#web/characters/choice.ts'
import { stanceWords } from '#web/digest/Track.tsx'
import { isAi } from '#web/posts/people.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { layOut } from './layout.ts'
import { MapList } from './MapList.tsx'
import { Picture } from './Picture.tsx'
import { saidIn } from './said.ts'
import { Sign, signSize } from './Sign.tsx'

/** A picture of more would be no picture. */
const most = 100

/** Who answers whom in a thread and where they stand: a picture, and the same as a list. */
export default function ThreadMap({ thread }: { thread: Thread }) {
  const [isList, setList] = useState(false)
  const [width, frame] = useWidth()
  const hasAi = useAiChoice().replies !== 'hide'
  const { comments } = thread
  const shown = useMemo(
    () => comments.filter((comment) => hasAi || !isAi(comment)).slice(0, most),
    [comments, hasAi],
  )
  const layout = useMemo(() => layOut(shown, width), [shown, width])
  const said = useMemo(() => saidIn(thread, shown), [thread, shown])
  return (
    <section aria-label={texts.heading} className="border-line space-y-3 border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Legend />
        <Switch
          label={texts.asList}
          isLabelShown
          isOn={isList}
          onChange={() => setList(!isList)}
          className="text-sm"
        />
      </div>
      {comments.length > most && <p className="text-soft text-sm">{texts.first(most)}</p>}
      {shown.length === 0 && <p className="text-soft text-sm">{texts.empty}</p>}
      <div ref={frame}>
        {!isList && width > 0 && <Picture layout={layout} said={said} width={width} />}
      </div>
      <MapList layout={layout} said={said} isShown={isList} />
    </section>
  )
}

const stances = [-2, -1, 0, 1, 2, null]

/** What the signs mean. */
const Legend = () => (
  <ul aria-label={texts.legend} className="text-soft flex flex-wrap gap-x-3 gap-y-1 text-xs">
    {stances.map((stance) => (
      <li key={stance} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width={18} height={18} viewBox={`0 0 ${signSize} ${signSize}`}>
          <Sign stance={stance} />
        </svg>
        {stance === null ? texts.unknown : stanceWords(stance)}
      </li>
    ))}
  </ul>
)

/** As wide as its place on the page, also after the window has changed. */
const useWidth = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [width, frame] as const
}
