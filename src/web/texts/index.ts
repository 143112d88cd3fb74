import { en } from './en.ts'

export type Texts = typeof en

/** The catalogue in use. A language is chosen here and nowhere else. */
export const texts: Texts = en
