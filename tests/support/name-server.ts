import { createSocket } from 'node:dgram'

type Known = Record<string, readonly string[]>

/**
 * A name server that knows the IPv4 addresses of a few names and is silent about all others: no
 * answer at all, as from one that went away or never was.
 */
export const startNameServer = async (known: Known = {}) => {
  const socket = createSocket('udp4')
  let silences = 0
  socket.on('message', (question, { port, address }) => {
    const addresses = known[nameIn(question)]
    if (addresses) socket.send(answerTo(question, addresses), port, address)
    else silences += 1
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address()
  return {
    server: `127.0.0.1:${port}`,
    /** Questions that it has not answered. */
    silences: () => silences,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  }
}

const headBytes = 12
const ipv4 = 1

/** The labels of the question, each behind its length. */
const nameIn = (question: Buffer): string => {
  const labels: string[] = []
  for (let at = headBytes; question[at]; at += 1 + question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!))
  }
  return labels.join('.').toLowerCase()
}

/** As RFC 1035 has it: the question again, then each address under a pointer to its name. */
const answerTo = (question: Buffer, addresses: readonly string[]): Buffer => {
  const end = headBytes + nameIn(question).length + 2
  const wanted = question.readUInt16BE(end) === ipv4 ? addresses : []
  const head = Buffer.from(question.subarray(0, headBytes))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(wanted.length, 6)
  head.writeUInt32BE(0, 8)
  const answers = wanted.map((address) =>
    Buffer.from([
      0xc0,
      headBytes,
      0,
      ipv4,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      4,
      ...address.split('.').map(Number),
    ]),
  )
  return Buffer.concat([head, question.subarray(headBytes, end + 4), ...answers])
}
