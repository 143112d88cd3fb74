import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** How an encrypted file begins; then salt, nonce, the bytes, and the tag. */
const mark = Buffer.from('SYMPOSIA-SEALED-1\n')
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

/** The words in a file; null where none is named. Throws where they are too few. */
export const readKeyFile = (path: string | undefined): string | null => {
  if (path === undefined) return null
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < 16) throw new Error(`${path} must hold 16 characters or more.`)
  return key
}

/** A passphrase is slow to guess: 64 MB and about 0.2 s a try. */
const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 })

/** Writes a stream to a file, encrypted where there is a passphrase. */
export const writeSealed = async (
  from: Readable,
  path: string,
  passphrase: string | null,
): Promise<void> => {
  const to = createWriteStream(path, { mode: 0o600, flush: true })
  if (passphrase === null) return pipeline(from, to)
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(passphrase, salt), nonce)
  to.write(Buffer.concat([mark, salt, nonce]))
  const closing = new Transform({
    transform: (part: Buffer, _encoding, done) => done(null, part),
    flush(done) {
      this.push(sealing.getAuthTag())
      done()
    },
  })
  await pipeline(from, sealing, closing, to)
}

/**
 * The bytes of a file, decrypted where it is encrypted. The stream ends with an error when the
 * passphrase is wrong or a byte was changed: the reader must not use what came before.
 */
export const readSealed = async (path: string, passphrase: string | null): Promise<Readable> => {
  const { size } = await stat(path)
  const head = await readHead(path)
  if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(path)
  if (passphrase === null) throw new Error(`${path} is encrypted: name its key with --key-file.`)
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const nonce = head.subarray(mark.length + saltBytes, headBytes)
  const opening = createDecipheriv(cipher, keyOf(passphrase, salt), nonce)
  opening.setAuthTag(await readTail(path, size))
  const body = createReadStream(path, { start: headBytes, end: size - tagBytes - 1 })
  body.on('error', (error) => opening.destroy(error))
  return body.pipe(opening)
}

const headBytes = mark.length + saltBytes + nonceBytes

const readHead = (path: string) => readPart(path, 0, headBytes)
const readTail = (path: string, size: number) => readPart(path, size - tagBytes, tagBytes)

const readPart = async (path: string, at: number, bytes: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, Math.max(0, at))
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
