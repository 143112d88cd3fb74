import type { Story } from '#shared/stories.ts'
import { stories as words } from '#web/texts/stories.en.ts'
import { withTopics } from '#web/topics/withTopics.tsx'
import { Icon } from '#web/ui/Icon.tsx'

type Props = {
  story: Story
  isPaused: boolean
  forth: () => void
  back: () => void
  pause: () => void
}

/** What is shown. A press in the left third goes back, in the right third on, between it pauses. */
export const Stage = ({ story, isPaused, forth, back, pause }: Props) => (
  <div className="relative min-h-0 grow">
    <div tabIndex={-1} className="h-full overflow-y-auto">
      <div className="relative flex min-h-full flex-col items-center justify-center gap-5 px-14 pt-12 pb-8 max-sm:px-6 max-sm:pb-20">
        <Content story={story} />
        <Area className="left-0" name="back" onPress={back} />
        <Area className="left-1/3" name="pause" onPress={pause} />
        <Area className="left-2/3" name="forth" onPress={forth} />
      </div>
    </div>
    <p role="status" className="pointer-events-none absolute inset-x-0 top-3 text-center">
      {isPaused && (
        <span className="bg-stage-ink text-stage rounded-full px-4 py-1 font-semibold">
          {words.paused}
        </span>
      )}
    </p>
    <Arrow className="left-2" icon="chevron-left" label={words.previous} onPress={back} />
    <Arrow className="right-2" icon="chevron-right" label={words.next} onPress={forth} />
  </div>
)

const Content = ({ story: { id, picture, content } }: { story: Story }) => (
  <>
    {picture && (
      <img
        key={id}
        src={picture.large}
        alt=""
        className="max-h-[65dvh] max-w-full rounded-xl object-contain"
      />
    )}
    {content && (
      <p
        dir="auto"
        className="[&_a]:text-stage-ink! max-w-prose text-center font-serif text-xl whitespace-pre-wrap sm:text-2xl [&_a]:relative [&_a]:z-10"
      >
        {withTopics(content)}
      </p>
    )}
  </>
)

type AreaProps = { name: string; className: string; onPress: () => void }

/** For fingers and mice; keyboards and screen readers have the buttons. */
const Area = ({ name, className, onPress }: AreaProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    data-area={name}
    onClick={onPress}
    className={`absolute inset-y-0 w-1/3 ${className}`}
  />
)

type ArrowProps = {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  className: string
  onPress: () => void
}

const Arrow = ({ icon, label, className, onPress }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={`bg-stage/60 hover:bg-stage absolute bottom-4 inline-flex size-11 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 items-center justify-center rounded-full ${className}`}
  >
    <Icon name={icon} size={28} />
  </button>
)
