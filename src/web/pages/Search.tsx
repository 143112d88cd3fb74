import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { wordsFor } from '#web/call.ts'
import { askedOf, searchResultsQuery, type Asked } from '#web/search/queries.ts'
import { Results } from '#web/search/Results.tsx'
import { Kinds, SearchForm } from '#web/search/SearchForm.tsx'
import { search as words } from '#web/search/search.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** What the header's search box opens; its address holds all that is asked. */
export default function Search() {
  const [address] = useSearchParams()
  const asked = askedOf(address)
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <Head
        title={asked.q ? words.titleFor(asked.q) : words.title}
        description={words.description}
      />
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <SearchForm key={address.toString()} asked={asked} />
      {asked.q && <Kinds asked={asked} />}
      {asked.q && <Answer asked={asked} />}
    </div>
  )
}

const Answer = ({ asked }: { asked: Asked }) => {
  const { data, error, isPending } = useQuery(searchResultsQuery(asked))
  if (isPending) return <CardSkeletons />
  if (data) return <Results asked={asked} found={data} />
  return <Card role="alert">{wordsFor(error, words.refused)}</Card>
}
