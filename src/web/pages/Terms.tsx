import { useSiteName } from '#web/site.ts'
import { statements } from '#web/texts/statements.ts'
import { Head } from './Head.tsx'
import { Statement } from './Statement.tsx'

const words = statements.terms

export default function Terms() {
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Statement heading={words.heading} sections={words.sections(useSiteName())} />
    </>
  )
}
