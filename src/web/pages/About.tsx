import { useSiteName } from '#web/site.ts'
import { statements } from '#web/texts/statements.ts'
import { Head } from './Head.tsx'
import { Statement } from './Statement.tsx'

const words = statements.about

export default function About() {
  const site = useSiteName()
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Statement heading={words.heading(site)} sections={words.sections(site)} />
    </>
  )
}
