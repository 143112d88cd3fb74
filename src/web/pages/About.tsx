import { useSiteName } from '#web/site.ts'
import { about as words } from './about.en.ts'
import { Head } from './Head.tsx'
import { Statement } from './Statement.tsx'

export default function About() {
  const site = useSiteName()
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Statement heading={words.heading(site)} sections={words.sections(site)} />
    </>
  )
}
