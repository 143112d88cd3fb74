import { useQuery } from '@tanstack/react-query'
import type { DescribedCall as Described, Reference } from '#shared/reference.ts'
import { reference as words } from '#web/reference/reference.en.ts'
import { Code } from '#web/reference/Code.tsx'
import { DescribedCall } from '#web/reference/DescribedCall.tsx'
import { referenceQuery } from '#web/reference/queries.ts'
import { Tokens } from '#web/reference/Tokens.tsx'
import { Head } from './Head.tsx'

/** The reference of the calls, made from the same description as /api/openapi.json. */
export default function ApiDocs() {
  const { data } = useQuery(referenceQuery())
  if (!data) return null
  const groups = Object.entries(Object.groupBy(data.calls, ({ tag }) => tag)).toSorted(
    ([one], [other]) => one.localeCompare(other),
  )
  return (
    <article className="mx-auto max-w-3xl">
      <Head title={words.title} description={words.description} />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="mt-3 space-y-3 leading-relaxed">
        {words.lead.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a href="/api/openapi.json" className="text-accent underline">
            {words.openApi}
          </a>
        </p>
      </div>
      <Tokens />
      <Contents tags={groups.map(([tag]) => tag)} />
      {groups.map(([tag, calls = []]) => (
        <Group key={tag} tag={tag} calls={calls} />
      ))}
      <Shapes shapes={data.shapes} />
    </article>
  )
}

const link = 'text-accent inline-flex min-h-11 items-center underline'

const Contents = ({ tags }: { tags: string[] }) => (
  <nav aria-label={words.contents} className="mt-6">
    <ul className="flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`#about-${tag}`} className={link}>
            {tag}
          </a>
        </li>
      ))}
      <li>
        <a href="#shapes" className={link}>
          {words.shapes}
        </a>
      </li>
    </ul>
  </nav>
)

const Group = ({ tag, calls }: { tag: string; calls: Described[] }) => (
  <section aria-labelledby={`about-${tag}`} className="mt-8">
    <h2 id={`about-${tag}`} className="mb-2 scroll-mt-20 font-serif text-xl font-semibold">
      {tag}
    </h2>
    {calls.map((call) => (
      <DescribedCall key={call.id} call={call} />
    ))}
  </section>
)

const Shapes = ({ shapes }: Pick<Reference, 'shapes'>) => (
  <section aria-labelledby="shapes" className="mt-10 space-y-5">
    <h2 id="shapes" className="scroll-mt-20 font-serif text-xl font-semibold">
      {words.shapes}
    </h2>
    {shapes.map(({ name, type }) => (
      <div key={name} id={`shape-${name}`} className="scroll-mt-20">
        <h3 className="mb-1 font-mono text-sm font-semibold">{name}</h3>
        <Code label={name}>{type}</Code>
      </div>
    ))}
  </section>
)
