import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { path: string; status: number; headers: string[]; body: string }

const answers = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Kept[]).map(({ path, ...answer }) => [
    path,
    { ...answer, body: Buffer.from(answer.body, 'base64') },
  ]),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
