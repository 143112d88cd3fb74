import { inLanguage } from '#shared/languages.ts'
import { language } from '#web/texts/language.en.ts'
import { topics as words } from '#web/texts/topics.en.ts'

const formats = { xml: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const

/** How programs that read feeds are told of what is new on the page at this path. */
export const FeedLinks = ({ path }: { path: string }) => (
  <p className="text-soft flex flex-wrap items-center gap-x-4 text-sm">
    {words.feeds}
    {Object.entries(formats).map(([ending, name]) => (
      <a
        key={ending}
        href={inLanguage(language, `${path}/feed.${ending}`)}
        className="text-accent inline-flex min-h-11 items-center underline"
      >
        {name}
      </a>
    ))}
  </p>
)
