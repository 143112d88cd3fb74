import { hiding as words } from './hiding.en.ts'
import { Choice } from './Choice.tsx'
import { useHiding, useHidingOf, type Whom } from './queries.ts'

/** Muting and blocking somebody, or taking that back. */
export const HideChoices = ({ whom, onChosen }: { whom: Whom; onChosen: () => void }) => {
  const now = useHidingOf(whom)
  const hiding = useHiding(whom)
  const choose = (kind: 'mute' | 'block') => () => {
    onChosen()
    hiding.mutate(now === kind ? null : kind)
  }
  const { name } = whom
  return (
    <>
      <Choice
        icon="eye-off"
        text={now === 'mute' ? words.unmute(name) : words.mute(name)}
        onClick={choose('mute')}
      />
      <Choice
        icon="ban"
        text={now === 'block' ? words.unblock(name) : words.block(name)}
        onClick={choose('block')}
      />
    </>
  )
}
