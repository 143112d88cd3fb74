import { type AddressInfo, type Socket, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server that says 451 to the first `busy` mails; `taken` has what it accepted. It ends with the test. */
export const openMailServer = async (busy = 0) => {
  const taken: string[] = []
  let refused = 0
  const serve = (socket: Socket) => {
    let mail: string[] | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    const end = (lines: string[]) => {
      if (refused < busy) return say(`451 busy ${(refused += 1)}`)
      taken.push(lines.join('\n'))
      return say('250 taken')
    }
    const hear = (line: string) => {
      if (mail && line !== '.') mail.push(line)
      else if (mail) {
        end(mail)
        mail = null
      } else if (line === 'DATA') {
        mail = []
        say('354 go on')
      } else say(line === 'QUIT' ? '221 bye' : '250 fine')
    }
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 test')
  }
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { taken, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
