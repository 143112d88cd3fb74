import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import type { Story } from '#shared/stories.ts'
import { displayName } from '#shared/text.ts'
import { stories as words } from '#web/texts/stories.en.ts'
import { filled, type Playing } from './playing.ts'
import { useViewing } from './queries.ts'
import { Stage } from './Stage.tsx'
import { StoryHead } from './StoryHead.tsx'
import { usePlaying } from './usePlaying.ts'

type Props = { stories: Story[]; from: number; onClose: () => void }

/** Stories over the whole screen, one after the other; the platform keeps the focus inside. */
export const StoryViewer = ({ stories, from, onClose }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => ref.current?.close(), [])
  const { playing, story, forth, back, pause } = usePlaying(stories, from, close)
  const { isPaused } = playing
  useEffect(() => ref.current?.showModal(), [])
  useCountedView(story?.id)

  const keys: Record<string, () => void> = { ArrowLeft: back, ArrowRight: forth, ' ': pause }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    if (!event.repeat || event.key !== ' ') act()
  }
  const name = displayName(story?.author)
  return (
    <dialog
      ref={ref}
      aria-label={words.viewer(name, playing.at + 1, playing.ids.length)}
      onClose={onClose}
      onKeyDown={press}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      className="bg-stage text-stage-ink fixed scheme-dark inset-0 m-0 size-full max-h-none max-w-none overflow-hidden p-0"
    >
      <div className="mx-auto flex h-dvh max-w-2xl flex-col">
        <Bars playing={playing} />
        {story && <StoryHead story={story} isPaused={isPaused} onPause={pause} onClose={close} />}
        {story && <Stage story={story} isPaused={isPaused} {...{ forth, back, pause }} />}
      </div>
    </dialog>
  )
}

const useCountedView = (id: number | undefined) => {
  const view = useViewing()
  useEffect(() => {
    if (id !== undefined) view(id)
  }, [id, view])
}

const Bars = ({ playing }: { playing: Playing }) => (
  <div aria-hidden="true" data-part="bars" className="flex gap-1 px-3 pt-3">
    {playing.ids.map((id, index) => (
      <div key={id} className="bg-stage-ink/30 h-1 grow overflow-hidden rounded-full">
        <div className="bg-stage-ink h-full" style={{ width: `${filled(playing, index)}%` }} />
      </div>
    ))}
  </div>
)
