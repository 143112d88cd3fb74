import { useEffect, useReducer } from 'react'
import type { Story } from '#shared/stories.ts'
import {
  isOver,
  next,
  play,
  type Playing,
  previous,
  tick,
  tickMs,
  toggle,
  without,
} from './playing.ts'

type Step = (playing: Playing) => Playing

/** Plays stories from one on; `onEnd` when none is left. Time stands still while nobody looks. */
export const usePlaying = (stories: Story[], from: number, onEnd: () => void) => {
  const [playing, step] = useReducer(
    (now: Playing, by: Step) => by(now),
    null,
    () => play(idsOf(stories), from),
  )
  const isDone = isOver(playing)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || step(tick), tickMs)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const living = new Set(idsOf(stories))
    step((now) => without(now, (id) => !living.has(id)))
  }, [stories])
  useEffect(() => {
    if (isDone) onEnd()
  }, [isDone, onEnd])
  return {
    playing,
    story: stories.find(({ id }) => id === playing.ids[playing.at]),
    forth: () => step(next),
    back: () => step(previous),
    pause: () => step(toggle),
  }
}

const idsOf = (stories: Story[]) => stories.map(({ id }) => id)
