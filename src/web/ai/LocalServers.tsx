import type { LocalServer } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { useFindLocalServers } from './queries.ts'

const words = ai.local

/** Offers what is found; nothing is used before it is chosen and saved. */
export const LocalServers = ({
  onChoose,
}: {
  onChoose: (baseUrl: string, model: string) => void
}) => {
  const looking = useFindLocalServers()
  return (
    <section aria-labelledby="local-heading" className="border-line border-t pt-4">
      <h3 id="local-heading" className="font-semibold">
        {words.heading}
      </h3>
      <p className="text-soft mb-3 text-sm">{words.detail}</p>
      <Button
        variant="outline"
        size="small"
        disabled={looking.isPending}
        onClick={() => looking.mutate()}
      >
        {looking.isPending ? words.looking : words.look}
      </Button>
      <div role="status" className="mt-3 space-y-3">
        {looking.data?.length === 0 && <p>{words.none}</p>}
        {looking.data?.map((server) => (
          <Found key={server.baseUrl} server={server} onChoose={onChoose} />
        ))}
      </div>
    </section>
  )
}

const Found = ({
  server,
  onChoose,
}: {
  server: LocalServer
  onChoose: (baseUrl: string, model: string) => void
}) => (
  <div>
    <p className="text-sm">
      <span className="font-medium">{server.name}</span>{' '}
      <span className="text-soft">{server.baseUrl}</span>
    </p>
    {server.models.length === 0 && <p className="text-soft text-sm">{words.noModel}</p>}
    <ul className="mt-1 flex flex-wrap gap-2">
      {server.models.map((model) => (
        <li key={model}>
          <Button
            variant="outline"
            size="small"
            aria-label={words.choose(model, server.name)}
            onClick={() => onChoose(server.baseUrl, model)}
          >
            {model}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
