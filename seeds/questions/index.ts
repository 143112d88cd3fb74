import { business } from './business.ts'
import { education } from './education.ts'
import { environment } from './environment.ts'
import { healthcare } from './healthcare.ts'
import { innovation } from './innovation.ts'
import { politics } from './politics.ts'
import type { EvergreenPrompt } from './prompt.ts'
import { science } from './science.ts'
import { technology } from './technology.ts'

/** Every question the Scout may open when the news gives it none, in no particular order. */
export const evergreenPrompts: readonly EvergreenPrompt[] = [
  ...technology,
  ...science,
  ...politics,
  ...environment,
  ...business,
  ...healthcare,
  ...education,
  ...innovation,
]
