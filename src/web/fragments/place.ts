import { type ComponentType, createContext } from 'react'
import type { AiChoice } from '#shared/ai-choice.ts'
import type { User } from '#shared/users.ts'

/** A part that is kept, as a page wants it. */
export type Wanted = {
  name: string
  Part: ComponentType<any>
  props: object
  viewer: User | null
  choice: AiChoice
}

/** Leaves a place on the page that is being drawn; gives the name of the element that holds it. */
export type Place = (wanted: Wanted) => string

/** null: whatever is drawn is drawn where it stands. */
export const PlaceContext = createContext<Place | null>(null)
