import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What the proxy does to the answers that pass it. */
export type Chaos =
  | { kind: 'none' }
  /** Answers come so much later. */
  | { kind: 'latency'; milliseconds: number }
  /** The connection ends after so many bytes of an answer. */
  | { kind: 'cut'; afterBytes: number }
  /** The connection ends once the caller says these words; whether the target still hears them. */
  | { kind: 'cut-at'; words: string; isForwarded: boolean }
  /**
   * Nobody says anything any more and no connection ends, from now on or once the caller says these
   * words. What has fallen silent stays so. The target notices after `noticed`, as the kernel of a
   * database does whose client is gone (`endsWithClient`); the kernel of the proxy is there and
   * answers it, so the proxy has to end it.
   */
  | { kind: 'silence'; from?: string }
  /** Random bytes in the place of the answer. */
  | { kind: 'garbage' }
  /** A well-formed answer of the wrong kind. */
  | { kind: 'wrong-type' }
  /** Connections are taken and never answered. */
  | { kind: 'blackhole' }
  /** Connections are reset. */
  | { kind: 'reset' }

type CutAt = Extract<Chaos, { kind: 'cut-at' }>
type Silence = Extract<Chaos, { kind: 'silence' }>

/** A TCP proxy that harms what passes it (reliability, test rig). */
export type ChaosProxy = {
  url: string
  setChaos: (chaos: Chaos) => void
  /** Connections since the start. */
  connections: () => number
  /** Somebody has been left without an answer. */
  isSilent: () => boolean
  close: () => Promise<void>
}

/** Milliseconds after which a target notices that its caller fell silent. */
const noticed = 11_000

const page = '<!doctype html><title>KEINE-ANTWORT-DER-API</title>'
const wrongType = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${page.length}\r\nConnection: close\r\n\r\n${page}`

/** Starts the proxy on a loopback port before an address. */
export async function startChaosProxy(target: string): Promise<ChaosProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const targets = new Set<Socket>()
  let chaos: Chaos = { kind: 'none' }
  let connections = 0

  function track(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      silent.delete(socket)
    })
    socket.on('error', () => socket.destroy())
  }

  const server = createServer((near) => {
    connections += 1
    track(near)
    if (chaos.kind === 'reset') near.resetAndDestroy()
    else if (chaos.kind === 'wrong-type') near.once('data', () => near.end(wrongType))
    else if (chaos.kind === 'garbage') near.once('data', () => near.end(randomBytes()))
    else if (chaos.kind === 'silence' && chaos.from === undefined) silent.add(near)
    else if (chaos.kind !== 'blackhole') forward(near, chaos)
  })

  function fallSilent(): void {
    for (const socket of sockets) {
      socket.removeAllListeners('data').unpipe().pause()
      silent.add(socket)
      if (targets.has(socket)) setTimeout(() => socket.destroy(), noticed).unref()
    }
  }

  function forward(near: Socket, how: Chaos): void {
    const far = connect(Number(port), hostname)
    track(far)
    targets.add(far)
    if (how.kind === 'cut-at') near.on('data', (chunk: Buffer) => passUntil(how, chunk, near, far))
    else if (how.kind === 'silence') near.on('data', (chunk: Buffer) => passUnless(how, chunk, far))
    else near.pipe(far)
    near.on('close', () => far.destroy())
    far.on('close', () => {
      targets.delete(far)
      if (!silent.has(near)) near.destroy()
    })
    let passed = 0
    far.on('data', (chunk: Buffer) => {
      const delay = how.kind === 'latency' ? how.milliseconds : 0
      const room = how.kind === 'cut' ? how.afterBytes - passed : chunk.byteLength
      passed += chunk.byteLength
      const send = () => {
        if (near.writable) near.write(chunk.subarray(0, Math.max(0, room)))
        if (room < chunk.byteLength) near.end()
      }
      if (delay > 0) setTimeout(send, delay)
      else send()
    })
  }

  function passUntil(how: CutAt, chunk: Buffer, near: Socket, far: Socket): void {
    const hasWords = chunk.includes(how.words)
    if (hasWords) near.destroy()
    if (hasWords && how.isForwarded) far.end(chunk)
    else if (!hasWords) far.write(chunk)
  }

  function passUnless({ from = '' }: Silence, chunk: Buffer, far: Socket): void {
    if (!chunk.includes(from)) far.write(chunk)
    else {
      chaos = { kind: 'silence' }
      fallSilent()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    connections: () => connections,
    isSilent: () => silent.size > 0,
    setChaos(next) {
      chaos = next
      if (next.kind === 'silence' && next.from === undefined) fallSilent()
      else for (const socket of sockets) if (!silent.has(socket)) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function randomBytes(): Buffer {
  return Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 73 + 41) % 256))
}
