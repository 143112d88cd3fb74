import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { debateSearchLength } from '#shared/arguments.ts'
import { DebateList } from '#web/arguments/DebateList.tsx'
import { debatesQuery, wordsAsked } from '#web/arguments/queries.ts'
import { wordsFor } from '#web/call.ts'
import { debates as words } from '#web/texts/debates.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Field } from '#web/ui/Field.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** One of them. Both come in one file: another would stand in the list that the first page carries. */
export { Debate } from './Debate.tsx'

/** All questions of the library, or those that speak of the words that the address asks for. */
export default function Debates() {
  const [search] = useSearchParams()
  const q = wordsAsked(search)
  return (
    <div className="mx-auto max-w-4xl space-y-6">
      <Head title={q ? words.titleFor(q) : words.title} description={words.description} />
      {q && <meta name="robots" content="noindex" />}
      <header>
        <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
        <p className="text-soft mt-1">{words.lead}</p>
      </header>
      <Form
        action="/debates"
        role="search"
        aria-label={words.search}
        className="flex items-end gap-2"
      >
        <Field
          key={q}
          label={words.searchLabel}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={debateSearchLength}
          className="grow"
        />
        <Button type="submit">{words.submit}</Button>
      </Form>
      <Answer q={q} />
    </div>
  )
}

const Answer = ({ q }: { q: string }) => {
  const { data: list, error, isPending } = useQuery(debatesQuery(q))
  if (isPending) return <CardSkeletons />
  if (!list) return <Card role="alert">{wordsFor(error, siteTexts.error)}</Card>
  const everything = (
    <ButtonLink to="/debates" variant="outline">
      {words.all}
    </ButtonLink>
  )
  if (list.length === 0)
    return (
      <div role="status">
        <Empty icon="search" action={everything}>
          {words.none(q)}
          <span className="text-soft mt-1 block text-sm">{words.noneHint}</span>
        </Empty>
      </div>
    )
  return (
    <>
      {q && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">{words.found(list.length, q)}</p>
          {everything}
        </div>
      )}
      <DebateList list={list} />
    </>
  )
}
