import { dataAnalyst } from './data-analyst.ts'
import { empathetic } from './empathetic.ts'
import { environmentalist } from './environmentalist.ts'
import { futurist } from './futurist.ts'
import { german } from './german.ts'
import { historian } from './historian.ts'
import { innovator } from './innovator.ts'
import { logicalAnalyst } from './logical-analyst.ts'
import type { Voice } from './skeleton.ts'
import { skeptic } from './skeptic.ts'

/** Every built-in voice; a character that an administrator adds borrows one of them. */
export const voices: readonly Voice[] = [
  logicalAnalyst,
  empathetic,
  dataAnalyst,
  innovator,
  environmentalist,
  skeptic,
  futurist,
  historian,
].map((voice) => ({ ...voice, german: german[voice.characterId]! }))
