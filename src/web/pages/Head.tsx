import { useLocation } from 'react-router'
import { inLanguage, languages } from '#shared/languages.ts'
import { truncate } from '#shared/text.ts'
import { language } from '#web/texts/language.en.ts'
import { useSite } from '#web/site.ts'

/** A page's title, description and address; React puts them into the document's head. */
export const Head = ({
  title,
  description,
  keywords = [],
  isHome = false,
}: {
  title: string
  description?: string
  keywords?: string[]
  isHome?: boolean
}) => {
  const { name: site, origin } = useSite()
  const { pathname } = useLocation()
  return (
    <>
      <title>{isHome ? `${site}: ${title}` : titled(title, site)}</title>
      {description && <meta name="description" content={description} />}
      {/* Without a wish the address is that of the default language; a reader's own wish comes first. */}
      <link rel="canonical" href={inLanguage(language, origin + pathname)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one, origin + pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathname} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
    </>
  )
}

/** Search engines and tabs cut off what is longer; characters. */
const titleMost = 80

const titled = (title: string, site: string): string => {
  const ending = ` · ${site}`
  return `${truncate(title, Math.max(20, titleMost - ending.length))}${ending}`
}
