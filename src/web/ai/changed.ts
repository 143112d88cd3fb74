import type { AiChange } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'

const words = ai.log.changed

/** What an administrator changed, in words. */
export const inWords = (what: AiChange): string => {
  switch (what.kind) {
    case 'voice':
      return voiceInWords(what)
    case 'budget':
      return what.dailyBudget === null ? words.usualBudget : words.budget(what.dailyBudget)
    case 'switch':
      return what.isOn ? words.allOn : words.allOff
    case 'figures':
      return words.figures[what.figures]
    case 'model':
      return words.model[what.act](what.name)
    case 'persona':
      return words.persona(what.name)
    case 'restored':
      return words.restored(what.name, what.version)
    case 'switched':
      return what.isEnabled ? words.on(what.name) : words.off(what.name)
    case 'added':
      return words.added(what.name, what.handle)
  }
}

type Voice = Extract<AiChange, { kind: 'voice' }>

const voiceInWords = ({ provider, model, baseUrl, isKeyNew }: Voice): string => {
  if (provider === 'builtin') return words.builtin
  const voice = words.voice(provider, model ?? '')
  const placed = baseUrl ? words.voiceAt(voice, baseUrl) : voice
  return isKeyNew ? words.withNewKey(placed) : placed
}
