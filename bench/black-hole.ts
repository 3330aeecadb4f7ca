import { createServer, type Socket } from 'node:net'

/** A mail server that takes connections and is never heard of again. */
export type BlackHole = { url: string; close: () => void }

/** Starts one on a free loopback port. */
export async function openBlackHole(): Promise<BlackHole> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the hole has no port')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${address.port}`, close }
}
