import { useLocation } from 'react-router'
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
      <title>{isHome ? `${site}: ${title}` : `${title} · ${site}`}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={origin + pathname} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
    </>
  )
}
