import type { User } from '#shared/users.ts'
import { useSetting } from '#web/people/settings.ts'
import { following as words } from './following.en.ts'
import { classes } from '#web/ui/classes.ts'

const views = ['all', 'following'] as const

/** Which view of the home feed is shown; it stays, on every browser of theirs. */
export const HomeFeedChoice = ({ chosen }: { chosen: User['homeFeed'] }) => {
  const setting = useSetting({ isQuiet: true })
  return (
    <div role="group" aria-label={words.view} className="flex gap-1">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => view !== chosen && setting.mutate({ homeFeed: view })}
          className={classes(
            'inline-flex min-h-9 items-center rounded-full px-4 text-sm font-medium max-sm:min-h-11',
            view === chosen ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {words.views[view]}
        </button>
      ))}
    </div>
  )
}
