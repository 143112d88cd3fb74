import { useQuery } from '@tanstack/react-query'
import { calendarDate } from '#web/ui/dates.ts'
import { transparencyQuery } from '#web/moderation/transparency.ts'
import { moderation as texts } from '#web/texts/moderation.en.ts'
import { Head } from './Head.tsx'

const words = texts.transparency
const counts = Object.keys(words.counts) as (keyof typeof words.counts)[]

/** How often moderators did what; anybody may know. */
export default function Transparency() {
  const { data: facts } = useQuery(transparencyQuery())
  if (!facts) return null
  return (
    <article className="mx-auto max-w-2xl space-y-6">
      <Head title={words.title} description={words.description} />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="text-soft">{words.lead}</p>
      {facts.since === null && <p>{words.none}</p>}
      {facts.since !== null && (
        <p>
          {words.since} {calendarDate(Date.parse(facts.since))}
        </p>
      )}
      <table className="w-full figures">
        <thead>
          <tr className="text-soft text-start text-sm">
            <th className="py-2 text-start font-medium">{words.what}</th>
            <th className="py-2 text-end font-medium">{words.howOften}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((name) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 text-start font-normal">
                {words.counts[name]}
              </th>
              <td className="py-2 text-end">{facts[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.seal && (
        <section aria-labelledby="seal" className="space-y-2">
          <h2 id="seal" className="font-semibold">
            {words.seal}
          </h2>
          <p className="font-mono text-sm break-all">{facts.seal}</p>
          <p className="text-soft text-sm">{words.sealHint}</p>
        </section>
      )}
    </article>
  )
}
