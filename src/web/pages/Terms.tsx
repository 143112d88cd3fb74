import { useSiteName } from '#web/site.ts'
import { terms as words } from './terms.en.ts'
import { Head } from './Head.tsx'
import { Statement } from './Statement.tsx'

export default function Terms() {
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Statement heading={words.heading} sections={words.sections(useSiteName())} />
    </>
  )
}
