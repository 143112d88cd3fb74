import type { Story } from '#shared/stories.ts'
import { displayName } from '#shared/text.ts'
import { HideMenu } from '#web/members/shown.ts'
import { stories as texts } from '#web/texts/stories.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Time } from '#web/ui/Time.tsx'
import { FadingBar, TimeLeft } from './TimeLeft.tsx'

type Props = { story: Story; onOpen: () => void; onRemove?: () => void }

/** A story in the grid. All of it opens the story; its author finds the way to remove it here. */
export const StoryCard = ({ story, onOpen, onRemove }: Props) => {
  const name = displayName(story.author)
  return (
    <article
      aria-label={texts.by(name)}
      className="border-line bg-card rounded-card hover:border-edge relative flex h-full flex-col overflow-hidden border"
    >
      <FadingBar story={story} />
      <div className="flex items-center gap-3 p-4 pb-3">
        <Avatar name={name} src={story.author.profileImageUrl} />
        <div className="min-w-0 grow leading-snug">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-soft text-sm">
            <Time at={story.createdAt} />
          </p>
        </div>
        {onRemove && (
          <Button
            variant="plain"
            size="icon"
            className="z-10"
            aria-label={texts.remove}
            data-hint={texts.remove}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </Button>
        )}
        <div className="relative z-10 empty:hidden">
          <HideMenu
            whom={{ type: 'person', id: story.author.id, name }}
            thing={{ thing: 'story', id: String(story.id) }}
          />
        </div>
      </div>
      {story.picture && (
        <img
          src={story.picture.small}
          alt=""
          loading="lazy"
          className="bg-sunken aspect-4/3 w-full object-cover"
        />
      )}
      {story.content && (
        <p dir="auto" className="mx-4 my-3 line-clamp-6 whitespace-pre-wrap">
          {story.content}
        </p>
      )}
      <p className="text-soft mt-auto flex items-center justify-between gap-3 px-4 pt-2 pb-4 text-sm">
        <TimeLeft story={story} />
        <span className="inline-flex items-center gap-1.5">
          <Icon name="eye" size={16} />
          {texts.views(story.viewsCount)}
        </span>
      </p>
      <button
        type="button"
        aria-label={texts.open(name)}
        onClick={onOpen}
        className="rounded-card absolute inset-0 -outline-offset-2"
      />
    </article>
  )
}
