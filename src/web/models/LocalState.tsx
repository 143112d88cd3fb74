import type { LocalVoice } from '#shared/models.ts'
import { models } from '#web/texts/models.en.ts'
import { classes } from '#web/ui/classes.ts'
import { Time } from '#web/ui/Time.tsx'

const words = models.voice

/** Whether the model that was chosen speaks, how quickly, and what it takes. */
export const LocalState = ({ voice }: { voice: LocalVoice }) => {
  const isWell = voice.state === 'ready' || voice.state === 'loading'
  return (
    <section
      aria-labelledby="local-voice"
      className="bg-sunken mb-4 space-y-1 rounded-xl p-4 text-sm"
    >
      <h3 id="local-voice" className="font-semibold">
        {words.heading}: {voice.model}
      </h3>
      <p className={classes('font-medium', !isWell && 'text-danger')}>
        {words.states[voice.state]} {voice.fault && words.refused[voice.fault]}
      </p>
      {voice.replySeconds !== null && <p>{words.reply(voice.replySeconds)}</p>}
      {voice.readSpeed !== null && voice.writeSpeed !== null && (
        <p>{words.speed(voice.readSpeed, voice.writeSpeed)}</p>
      )}
      {voice.memoryBytes !== null && voice.processorSeconds !== null && (
        <p>{words.process(models.size(voice.memoryBytes), voice.processorSeconds)}</p>
      )}
      {voice.queue > 0 && <p>{words.queue(voice.queue)}</p>}
      <p className="text-soft">
        {words.seen} <Time at={voice.at} />
      </p>
    </section>
  )
}
