import { offline as texts } from '#web/offline/offline.en.ts'
import { Logo } from '#web/frame/Logo.tsx'
import { useSiteName } from '#web/site.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Head } from './Head.tsx'

/**
 * Stands where a page could not be fetched. The worker (public/sw.js) keeps it without scripts, so
 * nothing on it may need one; it points the link at what was wanted and fills the list.
 */
export default function Offline() {
  return (
    <div className="mx-auto min-h-dvh max-w-lg px-4 py-6">
      <Head title={texts.title} />
      <Logo site={useSiteName()} />
      <main id="main" className="py-12">
        <h1 className="font-serif text-3xl font-semibold">{texts.title}</h1>
        <p className="text-soft mt-3 mb-6 text-lg">{texts.detail}</p>
        <Again />
        <h2 className="mt-12 mb-3 font-serif text-xl font-semibold">{texts.keptHeading}</h2>
        <ul
          id="kept"
          className="[&_a]:text-accent space-y-1 [&_a]:inline-block [&_a]:py-2 [&_a]:underline [&_a]:underline-offset-2"
        >
          <li className="text-soft">{texts.nothing}</li>
        </ul>
      </main>
    </div>
  )
}

const Again = () => (
  <ButtonLink to="/offline" reloadDocument>
    {texts.again}
  </ButtonLink>
)
