import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Thread } from '#shared/posts.ts'
import { useAiChoice } from '#web/characters/choice.ts'
import { listening as words } from './player.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toasts.ts'
import { openPlayer, type Player, type Playing } from './player.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { SpokenContext } from './spoken.ts'
import { type SpokenTurn, turnsOf } from './turns.ts'

const silent: Playing = { at: null, isPaused: false }

const StartContext = createContext<(() => void) | null>(null)

/** Inside it a discussion can be read aloud: whose turn it is stands out and comes into view. */
export const ListenStage = ({ thread, children }: { thread: Thread; children: ReactNode }) => {
  const hasAi = useAiChoice().replies !== 'hide'
  const turns = useMemo(() => onceAsked(() => turnsOf(thread, { hasAi })), [thread, hasAi])
  const { playing, player } = usePlayer(turns)
  const now = playing.at === null ? undefined : turns()[playing.at]
  useScrollTo(now && (now.commentId === null ? `post-${thread.id}` : `comment-${now.commentId}`))
  const start = useMemo(() => () => player()?.play(0), [player])
  return (
    <StartContext value={playing.at === null ? start : null}>
      <SpokenContext value={now?.commentId ?? null}>{children}</SpokenContext>
      {now && playing.at !== null && (
        <PlayerBar turn={now} at={playing.at} isPaused={playing.isPaused} player={player()} />
      )}
    </StartContext>
  )
}

/** Most never listen, and cutting a thread into sentences holds up a phone for a fifth of a second. */
const onceAsked = <Made,>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Made when it is first needed; silent as soon as the discussion is left. */
const usePlayer = (turns: () => SpokenTurn[]) => {
  const [playing, tell] = useState(silent)
  const latest = useRef(turns)
  const player = useRef<Player | null>(null)
  useEffect(() => {
    latest.current = turns
  }, [turns])
  useEffect(() => () => player.current?.stop(), [])
  const open = useMemo(
    () => () => {
      player.current ??= openPlayer({
        synth: window.speechSynthesis,
        turns: () => latest.current(),
        tell,
        onFailure: () =>
          toast({ title: words.failed, detail: words.failedDetail, isDestructive: true }),
      })
      return player.current
    },
    [],
  )
  return { playing, player: open }
}

const useScrollTo = (id: string | undefined) =>
  useEffect(() => {
    if (id === undefined) return
    document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [id])

/** Starts it; not there where the browser has no voice, nor while it reads. */
export const ListenButton = () => {
  const start = useContext(StartContext)
  const hasVoice = useSyncExternalStore(onVoices, canSpeak, () => false)
  return (
    hasVoice &&
    start && (
      <Button variant="outline" size="small" onClick={start}>
        <Icon name="play" size={16} />
        {words.listen}
      </Button>
    )
  )
}

const canSpeak = () => 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0

/** Some browsers know their voices only a moment later. */
const onVoices = (listen: () => void) => {
  if (!('speechSynthesis' in window)) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listen)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listen)
}
