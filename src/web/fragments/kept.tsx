import { type ComponentType, createElement, type ReactNode, useContext } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { useAiChoice } from '#web/characters/choice.ts'
import { PlaceContext } from './place.ts'

type Drawing<Props> = (props: Props) => ReactNode

/**
 * A part of pages whose markup the server keeps: it is drawn once, and not for every page and
 * reader. It may look at nothing but its props, which are data, whether an administrator, a member
 * or somebody whom the props name reads, and what they want to see of AI: fragments/draw.tsx draws
 * it where there is nothing else. `useId` must not be in it, which counts from the top of the page.
 * Browsers have the part itself. `name` is its own among all that are kept.
 */
export const kept = <Props extends object>(name: string, part: Drawing<Props>): Drawing<Props> => {
  if (!import.meta.env.SSR || import.meta.env.DEV) return part
  const Part = part as ComponentType<Props>
  return (props) => {
    const place = useContext(PlaceContext)
    const viewer = useViewer()
    const choice = useAiChoice()
    if (!place) return <Part {...props} />
    return createElement(place({ name, Part, props, viewer, choice }))
  }
}
