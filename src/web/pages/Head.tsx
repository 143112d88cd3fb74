import { useSiteName } from '#web/site.ts'

/** A page's title and description; React puts them into the document's head. */
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
  const site = useSiteName()
  return (
    <>
      <title>{isHome ? `${site}: ${title}` : `${title} · ${site}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
    </>
  )
}
