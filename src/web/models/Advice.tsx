import { useQuery } from '@tanstack/react-query'
import { models as words } from '#texts/models.ts'
import { modelsQuery } from './queries.ts'

/** Where the library speaks: the shortest way to a model on this machine. */
export const Advice = () => {
  const { data } = useQuery(modelsQuery())
  if (!data) return null
  const best = data.models.find(({ id }) => id === data.recommended)
  return (
    <p className="mt-1 text-sm">
      {best ? words.advice.some(best.name, words.size(best.bytes)) : words.advice.none}{' '}
      <a href={best ? '#models' : '#voice'} className="text-accent underline">
        {words.advice.link}
      </a>
    </p>
  )
}
