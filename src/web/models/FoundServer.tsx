import type { LocalServer } from '#shared/ai.ts'
import { models as words } from '#web/texts/models.en.ts'
import { useSetVoice } from '#web/ai/queries.ts'
import { Button } from '#web/ui/Button.tsx'

/** The others stand in the form below. */
const mostOffered = 3

/** A model server that answers on this machine: one press lets a model of it speak. */
export const FoundServer = ({ server: { name, baseUrl, models } }: { server: LocalServer }) => {
  const saving = useSetVoice()
  const choose = (model: string) =>
    saving.mutate({
      provider: 'openai-compatible',
      baseUrl,
      model,
      key: '',
      inputPrice: null,
      outputPrice: null,
    })
  return (
    <div className="mt-1 space-y-2 text-sm">
      <p>
        {words.advice.server(name)}{' '}
        <a href="#voice" className="text-accent underline">
          {words.advice.others}
        </a>
      </p>
      <ul className="flex flex-wrap gap-2">
        {models.slice(0, mostOffered).map((model, at) => (
          <li key={model} className="max-w-full">
            <Button
              variant={at === 0 ? 'primary' : 'outline'}
              size="small"
              className="max-w-full"
              disabled={saving.isPending}
              onClick={() => choose(model)}
            >
              <span className="truncate">{words.letSpeakOf(model)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
