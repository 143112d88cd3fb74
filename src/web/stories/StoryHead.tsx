import type { Story } from '#shared/stories.ts'
import { displayName } from '#shared/text.ts'
import { stories as texts } from '#web/texts/stories.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Time } from '#web/ui/Time.tsx'

type Props = { story: Story; isPaused: boolean; onPause: () => void; onClose: () => void }

const tool =
  'hover:bg-stage-ink/15 inline-flex size-11 shrink-0 items-center justify-center rounded-full'

/** Whose story is on the screen, and how to hold or leave it. */
export const StoryHead = ({ story, isPaused, onPause, onClose }: Props) => {
  const name = displayName(story.author)
  return (
    <header className="flex items-center gap-3 px-3 py-2">
      <Avatar name={name} src={story.author.profileImageUrl} />
      <div className="min-w-0 grow leading-snug">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm opacity-80">
          <Time at={story.createdAt} />
        </p>
      </div>
      <button
        type="button"
        aria-label={isPaused ? texts.play : texts.pause}
        onClick={onPause}
        className={tool}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button type="button" aria-label={texts.close} onClick={onClose} className={tool}>
        <Icon name="x" />
      </button>
    </header>
  )
}
