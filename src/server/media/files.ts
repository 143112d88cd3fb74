import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import type { Form } from './resize.ts'
import { formsOf } from './upload-queue.ts'

export const uploadsFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'uploads')

export const fileName = (id: string, width: number): string => `${id}-${width}.webp`

/** The id of the picture of which this is a form: what stands before the last hyphen of the file's name. */
export const idIn = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('-'))

/** Each form under its name; whole or not at all, so that nobody is served half a picture. */
export const keepFiles = async (env: Env, id: string, forms: Form[]): Promise<void> => {
  const folder = uploadsFolder(env)
  await mkdir(folder, { recursive: true })
  for (const { name, data } of forms) {
    const path = join(folder, fileName(id, name))
    await writeFile(`${path}.part`, data)
    await rename(`${path}.part`, path)
  }
}

export const removeFiles = async (env: Env, id: string): Promise<void> => {
  const widths = Object.values(formsOf).flat()
  await Promise.all(
    widths.map((width) => rm(join(uploadsFolder(env), fileName(id, width)), { force: true })),
  )
}

/** Removes the files whose rows are gone, no matter who deleted them. */
export const removeGoneFiles = async ({ db, env }: Services): Promise<void> => {
  const gone = await db.selectFrom('picture_files_gone').select('id').execute()
  for (const { id } of gone) {
    await removeFiles(env, id)
    await db.deleteFrom('picture_files_gone').where('id', '=', id).execute()
  }
}
