import { useState } from 'react'

/**
 * The order in which a page began, however its points are ranked meanwhile; what is new comes last. Nothing moves away
 * from under somebody who reads or votes: the next visit shows how they are ranked by then.
 */
export const useSteadyOrder = <One extends { id: string }>(list: readonly One[]): One[] => {
  const [first] = useState(() => new Map(list.map(({ id }, place) => [id, place])))
  const placeOf = ({ id }: One) => first.get(id) ?? first.size
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}
