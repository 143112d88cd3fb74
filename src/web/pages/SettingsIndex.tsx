import { hiding } from '#web/hiding/hiding.en.ts'
import { notifications } from '#web/notifications/notifications.en.ts'
import { security } from '#web/texts/security.en.ts'
import { settings as words } from '#web/texts/settings.en.ts'
import { signInWith } from '#web/sign-in-with/sign-in-with.en.ts'
import { stories } from '#web/texts/stories.en.ts'
import { tokens } from '#web/tokens/tokens.en.ts'
import { useSite } from '#web/site.ts'

/** The sections of the settings by the ids of their panels, in the order in which they stand. */
const sections: [id: string, heading: string][] = [
  ['account-settings', words.account],
  ['security', security.heading],
  ['privacy', words.privacy],
  ['ai', words.ai],
  ['stories', stories.title],
  ['language', words.language],
  ['hidden', hiding.heading],
  ['notifications', notifications.settings.heading],
  ['sign-ins', signInWith.linked.heading],
  ['sessions', words.sessions],
  ['tokens', tokens.heading],
  ['data', words.data],
]

/** What can be set, as links to it: above the settings, and beside them where there is room. */
export const SettingsIndex = () => {
  const hasSignIns = Boolean(useSite().signInWith)
  return (
    <nav
      aria-label={words.index}
      className="lg:row-span-2 lg:row-start-1 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto"
    >
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {sections
          .filter(([id]) => hasSignIns || id !== 'sign-ins')
          .map(([id, heading]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="text-accent inline-flex min-h-11 items-center leading-tight hover:underline"
                onClick={() => takeFocus(id)}
              >
                {heading}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The browser focuses what a link leads to where that can have the focus: a screen reader reads on there. */
const takeFocus = (id: string): void => {
  const section = document.getElementById(id)
  if (section) section.tabIndex = -1
}
