import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * The least that a live stream can be: who sends GET is kept, and what somebody POSTs goes to all
 * of those, framed once, straight to their sockets. The argument is the frame's length in bytes.
 */
const length = Number(process.argv[2])
const listeners = new Set<Socket>()

const server = createServer((socket) => {
  socket.setNoDelay(true)
  socket.on('error', () => listeners.delete(socket))
  socket.on('close', () => listeners.delete(socket))
  socket.once('data', (request) => {
    const text = request.toString()
    if (text.startsWith('GET')) return keep(socket)
    tellAll(text.slice(text.indexOf('\r\n\r\n') + 4))
    socket.end('HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  })
})

const keep = (socket: Socket) => {
  listeners.add(socket)
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n')
}

const tellAll = (body: string) => {
  const frame = Buffer.from(`data: ${body.padEnd(length - 8)}\n\n`)
  for (const socket of listeners) socket.write(frame)
}

server.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 }, () =>
  console.log((server.address() as AddressInfo).port),
)
