import { type AddressInfo, type Socket, createServer } from 'node:net'
import { until } from '../../tests/support/processes.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, highest, times } from '../row.ts'

type Mood = 'well' | 'busy' | 'hanging'

/** A mail server that is well, says 451, or says nothing; `taken` has the ids of what it accepted. */
const openMailServer = async () => {
  const taken: string[] = []
  let mood: Mood = 'well'
  const serve = (socket: Socket) => {
    let isBody = false
    socket.on('error', () => undefined)
    const say = (line: string) => mood !== 'hanging' && socket.write(`${line}\r\n`)
    let mail = ''
    const hear = (line: string) => {
      if (isBody && line !== '.') return void (mail += `${line}\n`)
      if (isBody) {
        isBody = false
        if (mood === 'busy') return say('451 come back later')
        // A server that hangs before the end of a letter has not taken it.
        if (mood === 'hanging') return undefined
        taken.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'none')
        return say('250 taken')
      }
      if (line !== 'DATA') return say(line === 'QUIT' ? '221 bye' : '250 fine')
      isBody = true
      mail = ''
      return say('354 go on')
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
  return {
    taken,
    turn: (to: Mood) => (mood = to),
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

/** People sign up while the mail server is busy and while it hangs; then it is well again. */
export const loseTheMailServer = async (pace: Pace): Promise<Measured> => {
  const mails = await openMailServer()
  const measured = await withSite({ SMTP_URL: mails.url }, async (site) => {
    const people = times(pace, 20)
    const took: Record<Mood, number[]> = { well: [], busy: [], hanging: [] }
    for (const mood of ['well', 'busy', 'hanging'] as const) {
      mails.turn(mood)
      for (let n = 0; n < people; n += 1) {
        const from = performance.now()
        await signUp(site.url())
        took[mood].push(performance.now() - from)
      }
    }
    mails.turn('well')
    const wanted = people * 3
    const all = () => new Set(mails.taken).size >= wanted
    await until(all, 'every mail has arrived', 180_000).catch(() => undefined)
    const doubled = mails.taken.length - new Set(mails.taken).size
    const slowest = highest([...took.busy, ...took.hanging])
    return {
      measured: `${wanted} mails: ${new Set(mails.taken).size} arrived, ${doubled} doubled; 201 after ${Math.round(slowest)} ms at most, ${Math.round(highest(took.well))} ms with a server that is well`,
      holds:
        new Set(mails.taken).size === wanted &&
        doubled === 0 &&
        slowest <= Math.max(1_000, highest(took.well)),
    }
  })
  mails.close()
  return measured
}
