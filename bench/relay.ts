import { connect, createServer, type Socket } from 'node:net'

/** A TCP relay whose connections can be cut, to see what a reader misses meanwhile. */
export type Relay = { url: string; cut: () => void; stop: () => Promise<void> }

/** Starts a relay on a free loopback port in front of an http address. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('relay has no port')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
