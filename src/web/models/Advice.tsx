import { useQuery } from '@tanstack/react-query'
import type { AiVoice } from '#shared/ai.ts'
import { models as words } from '#web/texts/models.en.ts'
import { localServersQuery } from '#web/ai/queries.ts'
import { FoundServer } from './FoundServer.tsx'
import { modelsQuery } from './queries.ts'

/** Where the library speaks: the shortest way to a model on this machine. */
export const Advice = ({ source }: Pick<AiVoice, 'source'>) => {
  const { data } = useQuery(modelsQuery())
  const mayChoose = source !== 'environment'
  const { data: servers = [], isLoading } = useQuery({
    ...localServersQuery(),
    enabled: mayChoose,
  })
  if (!data || isLoading) return null
  const server = servers.find(({ models }) => models.length > 0)
  if (server) return <FoundServer server={server} />
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
