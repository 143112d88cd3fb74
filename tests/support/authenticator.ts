import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a browser and its authenticator do with passkeys, without a screen: real keys, real signatures. */
export type Authenticator = {
  create: (options: Asked, more?: Odd) => object
  get: (options: Asked, more?: Odd) => { id: string; response: Record<string, string> } & object
}

/** As much of the options as an authenticator looks at. */
type Asked = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }
/** What goes otherwise than it should. */
type Odd = { origin?: string; isUnlocked?: boolean; counter?: number }

type Key = { id: Buffer; user: string; privateKey: KeyObject; counter: number }

const [present, verified, hasKey] = [0x01, 0x04, 0x40]

/** `counts`: whether it tells how often it has signed; those that are kept by an account never do. */
export const openAuthenticator = (origin: string, { counts = true } = {}): Authenticator => {
  const keys: Key[] = []

  const create: Authenticator['create'] = ({ challenge, rp, user }, odd = {}) => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = { id: randomBytes(32), user: user?.id ?? '', privateKey, counter: 0 }
    keys.push(key)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(key.id.length)
    const kept = Buffer.concat([Buffer.alloc(16), length, key.id, coseKey(publicKey)])
    const data = authData({ rpId: rp?.id ?? '', counter: 0, flags: hasKey, kept, ...odd })
    const attestation = cbor(
      new Map<Value, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    return credential(key, {
      clientDataJSON: clientData('create', challenge, odd.origin ?? origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  const get: Authenticator['get'] = ({ challenge, rpId = '' }, odd = {}) => {
    const key = keys.at(-1)
    if (!key) throw new Error('It has no passkey.')
    key.counter = odd.counter ?? (counts ? key.counter + 1 : 0)
    const data = authData({ rpId, flags: 0, ...odd, counter: key.counter })
    const client = clientData('get', challenge, odd.origin ?? origin)
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
    return credential(key, {
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), key.privateKey).toString('base64url'),
      userHandle: key.user,
    })
  }
  return { create, get }
}

const credential = <Response extends object>({ id }: Key, response: Response) => {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
}

const clientData = (act: 'create' | 'get', challenge: string, origin: string): string =>
  Buffer.from(
    JSON.stringify({ type: `webauthn.${act}`, challenge, origin, crossOrigin: false }),
  ).toString('base64url')

type Data = { rpId: string; counter: number; flags: number; isUnlocked?: boolean; kept?: Buffer }

const authData = ({ rpId, counter, flags, isUnlocked = true, kept }: Data): Buffer => {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags | present | (isUnlocked ? verified : 0))
  tail.writeUInt32BE(counter, 1)
  const site = createHash('sha256').update(rpId).digest()
  return Buffer.concat([site, tail, kept ?? Buffer.alloc(0)])
}

const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<Value, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Value = number | string | Buffer | Map<Value, Value>

/** As much of CBOR as passkeys take. */
const cbor = (value: Value): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const head = (kind: number, count: number): Buffer => {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff])
}
