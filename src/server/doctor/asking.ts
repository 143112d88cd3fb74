import { type IncomingMessage, get } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { TLSSocket } from 'node:tls'

type Asked = {
  status: number
  body: string
  /** By the clock of the server that answered. */
  date: Date | null
  certificateEnds: Date | null
}

const patienceMs = 10_000
const bodyMost = 4_096

/** Asks an address that the operator of the site has set: also one of a private network, unlike egress/. */
export const ask = (url: string): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const by = url.startsWith('https:') ? getSecurely : get
    const signal = AbortSignal.timeout(patienceMs)
    const asking = by(url, { agent: false, signal }, (answer) => {
      read(answer).then(resolve, reject)
    })
    asking.on('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${patienceMs / 1_000} seconds`) : error),
    )
  })

const read = async (answer: IncomingMessage): Promise<Asked> => {
  let body = ''
  const certificateEnds = endOf(answer.socket as TLSSocket)
  for await (const bytes of answer) {
    body += String(bytes)
    if (body.length > bodyMost) break
  }
  const date = new Date(answer.headers.date ?? '')
  return {
    status: answer.statusCode ?? 0,
    body,
    date: Number.isNaN(date.getTime()) ? null : date,
    certificateEnds,
  }
}

const endOf = (socket: TLSSocket): Date | null => {
  const ends = socket.encrypted ? socket.getPeerCertificate().valid_to : undefined
  return ends ? new Date(ends) : null
}
