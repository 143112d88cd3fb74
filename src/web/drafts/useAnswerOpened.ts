import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { controlsIn, operate } from '#web/keys/steps.ts'

/** Who comes to a discussion to write on has the field open, and can type at once. */
export const useAnswerOpened = (): void => {
  const { state, key } = useLocation()
  const answers = answersIn(state)
  useEffect(() => {
    if (answers === undefined) return
    const place = answers > 0 ? document.getElementById(`comment-${answers}`) : document.body
    if (place) operate(controlsIn(place, 'c').find((one) => isOf(one, place)))
  }, [answers, key])
}

/** Not that of an answer below it. */
const isOf = (control: HTMLElement, place: HTMLElement): boolean => {
  const article = control.closest('article')
  return place === document.body ? article === null : article === place
}

/** The comment that is answered, 0: the post itself; undefined: nobody came to answer. */
const answersIn = (state: unknown): number | undefined => {
  const answers: unknown =
    typeof state === 'object' && state !== null && 'answers' in state ? state.answers : undefined
  return typeof answers === 'number' ? answers : undefined
}
