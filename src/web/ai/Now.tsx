import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AiState } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { models } from '#web/texts/models.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { Time } from '#web/ui/Time.tsx'
import { Advice } from '#web/models/Advice.tsx'
import { modelsQuery } from '#web/models/queries.ts'
import { useSwitchAi, useTryVoice } from './queries.ts'
import { TrialResult } from './TrialResult.tsx'

const words = ai.now

/** Which voice speaks at this moment, how it does, and the switch for all. */
export const Now = ({ state }: { state: AiState }) => {
  const switching = useSwitchAi(!state.isOn)
  const { title, detail } = useWhoSpeaks(state)
  return (
    <Panel id="now" heading={words.heading}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className={classes('text-lg font-semibold', !state.isOn && 'text-danger')}>{title}</p>
          <p className="text-soft text-sm">{detail}</p>
          {state.isOn && state.voice.model === null && <Advice source={state.voice.source} />}
          <Badge className="mt-2">{words.sources[state.voice.source]}</Badge>
        </div>
        <Switch
          label={words.switch}
          isLabelShown
          isOn={state.isOn}
          disabled={switching.isPending}
          onChange={() => switching.mutate(undefined)}
        />
      </div>
      <dl className="border-line mt-4 grid gap-4 border-t pt-4 text-sm sm:grid-cols-2">
        <Breaker breaker={state.breaker} />
        <Queue queue={state.queue} />
      </dl>
      {state.voice.source === 'environment' && isElsewhere(state.voice) && <TestInForce />}
    </Panel>
  )
}

/** A model that is held here has been tried already. */
const isElsewhere = ({ provider }: AiState['voice']): boolean =>
  provider !== 'builtin' && provider !== 'local'

/** A model of this program may be chosen and not speak, or not yet. */
const useWhoSpeaks = (state: AiState) => {
  const { provider, model } = state.voice
  const { data } = useQuery({ ...modelsQuery(), enabled: provider === 'local' })
  const local = data?.voice?.model === model ? data?.voice : null
  const isSilent = state.isOn && provider === 'local' && data && local?.state !== 'ready'
  return isSilent
    ? {
        title: words.builtin,
        detail: `${model}: ${local ? models.voice.states[local.state] : models.voice.waits}`,
      }
    : describe(state)
}

const describe = ({ isOn, voice }: AiState): { title: string; detail: string } => {
  if (!isOn) return { title: words.off, detail: words.offDetail }
  if (voice.key.state === 'unreadable')
    return { title: words.unreadable, detail: words.unreadableDetail }
  if (voice.provider === 'builtin' || voice.model === null)
    return { title: words.builtin, detail: words.builtinDetail }
  return {
    title: words.external(voice.model, voice.provider),
    detail: voice.provider === 'local' ? words.localDetail : (voice.baseUrl ?? ''),
  }
}

const Breaker = ({ breaker }: Pick<AiState, 'breaker'>) => (
  <Fact name={words.breaker}>
    {breaker === null ? (
      words.noBreaker
    ) : (
      <>
        <span className={breaker.state === 'closed' ? '' : 'text-danger font-medium'}>
          {words.breakers[breaker.state]}
        </span>
        {breaker.openedAt && (
          <>
            , <Time at={breaker.openedAt} />
          </>
        )}
        {breaker.calls > 0 && (
          <p className="text-soft">{words.failures(breaker.failures, breaker.calls)}</p>
        )}
      </>
    )}
  </Fact>
)

const Queue = ({ queue }: Pick<AiState, 'queue'>) => (
  <Fact name={words.queue}>
    {words.turns(queue.turns)}
    {queue.oldestDueAt && (
      <p className="text-soft">
        {words.oldest} <Time at={queue.oldestDueAt} />
      </p>
    )}
  </Fact>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Where the environment sets the voice there is no form to test from. */
const TestInForce = () => {
  const trying = useTryVoice()
  return (
    <div className="mt-4 space-y-3">
      <Button
        variant="outline"
        size="small"
        disabled={trying.isPending}
        onClick={() => trying.mutate(null)}
      >
        {trying.isPending ? ai.voice.testing : ai.voice.testInForce}
      </Button>
      <TrialResult trial={trying.data} />
    </div>
  )
}
