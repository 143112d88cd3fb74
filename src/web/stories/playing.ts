import { storyProgress } from '#shared/constants.ts'

/** Stories one after the other: which ones, where we are, and how much of it has passed (%). */
export type Playing = {
  ids: readonly number[]
  at: number
  progress: number
  isPaused: boolean
}

export const { tickMs } = storyProgress

export const play = (ids: readonly number[], id: number): Playing => ({
  ids,
  at: Math.max(0, ids.indexOf(id)),
  progress: 0,
  isPaused: false,
})

/** After the last story there is none: `at` is past the end. */
export const isOver = ({ ids, at }: Playing): boolean => at >= ids.length

export const next = (playing: Playing): Playing => ({
  ...playing,
  at: playing.at + 1,
  progress: 0,
})

/** Before the first story there is none: it begins again. */
export const previous = (playing: Playing): Playing => ({
  ...playing,
  at: Math.max(0, playing.at - 1),
  progress: 0,
})

export const toggle = (playing: Playing): Playing => ({ ...playing, isPaused: !playing.isPaused })

export const tick = (playing: Playing): Playing => {
  if (playing.isPaused) return playing
  const progress = playing.progress + storyProgress.percent
  return progress >= 100 ? next(playing) : { ...playing, progress }
}

/** How much of a story's bar is full, %. */
export const filled = ({ at, progress }: Playing, index: number): number => {
  if (index === at) return progress
  return index < at ? 100 : 0
}

/** Without stories that are gone meanwhile; the one that is shown gives way to the next. */
export const without = (playing: Playing, isGone: (id: number) => boolean): Playing => {
  const ids = playing.ids.filter((id) => !isGone(id))
  if (ids.length === playing.ids.length) return playing
  const shown = playing.ids[playing.at]
  const before = playing.ids.slice(0, playing.at).filter((id) => !isGone(id)).length
  const isShownGone = shown !== undefined && isGone(shown)
  return { ...playing, ids, at: before, progress: isShownGone ? 0 : playing.progress }
}
