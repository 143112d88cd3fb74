import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words } from './model.ts'
import { tinyModel } from './tiny-model.ts'

/** What it might say about cars in cities, of all characters. */
export const carTexts = Object.values(words).flat()

/** A model file that goes away with `remove`; what it says is known. */
export const modelFile = (content: Buffer = tinyModel(carTexts), name = 'tiny.gguf') => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-model-'))
  const file = join(folder, name)
  writeFileSync(file, content)
  return {
    file,
    env: { AI_PROVIDER: 'local', AI_MODEL_FILE: file },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
