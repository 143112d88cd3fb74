import type { PassCode } from '#shared/passes.ts'

/** Why nothing is said; `about`: the id of a character, or a number. */
export type Silence = { code: PassCode; about: string | null }

export const silence = (code: PassCode, about: string | null = null): Silence => ({ code, about })
