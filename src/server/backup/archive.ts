import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readSealed, writeSealed } from './sealing.ts'

/** tar says 1 when a file changed while it was read, which is what an online backup expects. */
const changedMeanwhile = 1

type Packing = { folder: string; without?: string[]; path: string; passphrase: string | null }

/** Packs what is in a folder, with owners and modes, into one compressed file. */
export const pack = async ({ folder, without = [], path, passphrase }: Packing): Promise<void> => {
  const left = without.map((name) => `--exclude=${name}`)
  const tar = spawn('tar', ['--create', '--numeric-owner', ...left, '--directory', folder, '.'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words = collect(tar.stderr)
  const ended = once(tar, 'close') as Promise<[number | null]>
  await writeSealed(tar.stdout.pipe(createGzip({ level: 3 })), path, passphrase)
  const [code] = await ended
  if (code !== 0 && code !== changedMeanwhile) throw new Error(`tar failed: ${words()}`)
}

/**
 * Unpacks into an empty folder. Throws when the file was changed or the passphrase is wrong. tar reads
 * to the very end: at the end of the archive it might be gone before all has come and been checked.
 */
export const unpack = async (
  path: string,
  folder: string,
  passphrase: string | null,
): Promise<void> => {
  const tar = spawn(
    'tar',
    ['--extract', '--ignore-zeros', '--numeric-owner', '--same-permissions', '--directory', folder],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const words = collect(tar.stderr)
  const ended = once(tar, 'close') as Promise<[number | null]>
  try {
    await pipeline(await readSealed(path, passphrase), createGunzip(), tar.stdin)
  } catch (error) {
    tar.kill()
    throw new Error(`${path} cannot be read: it was changed, or the key is another.`, {
      cause: error,
    })
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`tar failed: ${words()}`)
}

const collect = (stream: NodeJS.ReadableStream) => {
  let said = ''
  stream.on('data', (part: Buffer) => (said += part.toString()))
  return () => said.trim().split('\n').slice(-3).join(' / ')
}
