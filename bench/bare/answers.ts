import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '../ask.ts'
import { startBare } from './child.ts'

/** The headers that node:http sends by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A bare node:http server that sends these answers, byte for byte, each from a ready buffer. */
export const serveBare = async (folder: string, answers: readonly Answer[]) => {
  const file = join(await mkdtemp(join(folder, 'bare-')), 'answers.json')
  const kept = answers.map(({ path, status, headers, body }) => ({
    path,
    status,
    headers: withoutOwn(headers),
    body: body.toString('base64'),
  }))
  await writeFile(file, JSON.stringify(kept))
  const { firstLine, stop } = await startBare({ file: 'answers-server.ts', args: [file] })
  return { origin: `http://127.0.0.1:${firstLine}`, stop }
}

const withoutOwn = (headers: readonly string[]): string[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && !ownHeaders.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ''] : [],
  )
