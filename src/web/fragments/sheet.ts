import { drawFragment } from './draw.tsx'
import { sourceOf } from './key.ts'
import type { Place, Wanted } from './place.ts'
import type { Bytes, Store } from './store.ts'

/** In the order in which it is sent; what is kept is bytes already. */
export type Markup = (string | Bytes)[]

/** A page that is drawn around places for its fragments. */
export type Sheet = {
  place: Place
  /** The page's markup with every fragment in its place. */
  fill: (markup: string) => Markup
}

/** No text that people write comes to look like it: React writes their < as &lt;. */
const places = /<f-(\d+)><\/f-\d+>/

export const openSheet = (store: Store): Sheet => {
  const wanted: Wanted[] = []
  const draw = (one: Wanted): Bytes => {
    const source = sourceOf(one)
    return store.read(source.key, () => drawFragment(one.Part, source, one.choice))
  }
  return {
    place: (one) => `f-${wanted.push(one) - 1}`,
    fill: (markup) =>
      markup.split(places).map((piece, at) => {
        const one = at % 2 === 1 ? wanted[Number(piece)] : undefined
        return one ? draw(one) : piece
      }),
  }
}
