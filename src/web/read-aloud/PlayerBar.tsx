import { listening as words } from './player.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import type { Player } from './player.ts'
import type { SpokenTurn } from './turns.ts'

type Props = { turn: SpokenTurn; at: number; isPaused: boolean; player: Player }

/** Who speaks, and what a listener can do; over the page, where it is always at hand. */
export const PlayerBar = ({ turn, at, isPaused, player }: Props) => (
  <section
    aria-label={words.bar}
    className="bg-card border-edge animate-arrive fixed inset-x-3 bottom-4 z-20 mx-auto flex max-w-md items-center gap-1 rounded-full border py-1 pe-1 ps-4 shadow-2xl max-md:bottom-20"
  >
    <p role="status" className="min-w-0 flex-1 truncate text-sm font-medium">
      {words.now(turn.name)}
    </p>
    <Tool
      name={words.previous}
      icon="chevron-left"
      isOff={at === 0}
      onPress={() => player.play(at - 1)}
    />
    {isPaused ? (
      <Tool name={words.resume} icon="play" onPress={player.resume} />
    ) : (
      <Tool name={words.pause} icon="pause" onPress={player.pause} />
    )}
    <Tool name={words.next} icon="chevron-right" onPress={() => player.play(at + 1)} />
    <Tool name={words.stop} icon="x" onPress={player.stop} />
  </section>
)

type ToolOf = { name: string; icon: IconName; isOff?: boolean; onPress: () => void }

const Tool = ({ name, icon, isOff, onPress }: ToolOf) => (
  <Button
    variant="plain"
    size="icon"
    aria-label={name}
    data-hint={name}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} size={20} />
  </Button>
)
