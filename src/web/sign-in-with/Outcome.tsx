import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { signInProblems } from '#shared/sign-in-with.ts'
import { signInWith as words } from './sign-in-with.en.ts'
import { never } from '#web/ui/never.ts'

/** What came of the way to the issuer, as the address says it. */
export const Outcome = ({ name }: { name: string }) => {
  const outcome = useOutcome()
  if (outcome === 'linked') return <p role="status">{words.linked.doneDetail(name)}</p>
  const problem = signInProblems.find((known) => known === outcome)
  return (
    problem && (
      <p role="alert" className="text-danger text-sm">
        {words.problems[problem](name)}
      </p>
    )
  )
}

/** The server draws one page for all addresses with a query: it is there once the page is alive. */
const useOutcome = (): string | null => {
  const [asked] = useSearchParams()
  return useSyncExternalStore(
    never,
    () => asked.get('sign-in'),
    () => null,
  )
}
