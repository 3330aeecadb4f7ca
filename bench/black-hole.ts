import { createServer, type Socket } from 'node:net'

/** A mail server that takes mails until it is silenced, and is never heard of again then. */
export type BlackHole = { url: string; silence: () => void; close: () => void }

/** Answers one client as far as it has to, and keeps nothing of what it sends. */
function takeMails(socket: Socket): void {
  let isBody = false
  let text = ''
  const answer = (line: string) => socket.write(`${line}\r\n`)
  answer('220 here')
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk)
    if (!text.endsWith(isBody ? '\r\n.\r\n' : '\r\n')) return
    const isOver = !isBody && /^QUIT/i.test(text)
    isBody = !isBody && /^DATA/i.test(text)
    text = ''
    answer(isBody ? '354 go on' : '250 taken')
    if (isOver) socket.end()
  })
}

/** Starts one on a free loopback port. */
export async function openBlackHole(): Promise<BlackHole> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (!isSilent) takeMails(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the hole has no port')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  const silence = () => {
    isSilent = true
  }
  return { url: `smtp://127.0.0.1:${address.port}`, silence, close }
}
