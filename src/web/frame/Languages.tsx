import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageNames, languageParam, languages } from '#shared/languages.ts'
import { footer as texts } from '#web/texts/frame.en.ts'
import { language } from '#web/texts/language.en.ts'
import { useViewer } from '#web/accounts/queries.ts'

/** This page in each language. The server keeps the choice in a cookie; members keep it for their mails, too. */
export const Languages = () => {
  const { pathname, search } = useLocation()
  const viewer = useViewer()
  return (
    <div
      role="group"
      aria-label={texts.languages}
      className="flex flex-wrap justify-center gap-x-5"
    >
      {languages.map((one) => (
        <a
          key={one}
          href={pathname + searchIn(search, one)}
          hrefLang={one}
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          onClick={viewer ? (event) => void keepFor(one, event) : undefined}
          className="hover:text-ink aria-current:text-ink inline-flex min-h-11 items-center aria-current:font-medium"
        >
          {languageNames[one]}
        </a>
      ))}
    </div>
  )
}

const searchIn = (search: string, chosen: Language): string => {
  const params = new URLSearchParams(search)
  params.set(languageParam, chosen)
  return `?${params.toString()}`
}

const keepFor = async (chosen: Language, event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  const { href } = event.currentTarget
  await import('#web/people/settings.ts')
    .then(({ keepLanguage }) => keepLanguage(chosen))
    .catch(() => undefined)
  window.location.assign(href)
}
