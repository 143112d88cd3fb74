import { z } from 'zod'
import { debateShape } from './debate.ts'

/** What an editor checks and completes a debate with: library/debate.schema.json. */
export const editorSchema = (): string =>
  `${JSON.stringify({ title: 'A written debate', ...z.toJSONSchema(debateShape, { io: 'input' }) }, null, 2)}\n`
