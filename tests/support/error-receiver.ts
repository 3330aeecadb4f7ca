import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listenHere } from './listen-here.ts'

/** What the receiver does when something comes. */
type Behaviour = (response: ServerResponse) => void

/** A service on this machine that takes envelopes of Sentry's protocol. */
export type Receiver = {
  dsn: string
  /** Bodies that came, oldest first. */
  came: string[]
  /** What they came with. */
  asked: { url: string; headers: IncomingHttpHeaders }[]
  /** From now on it does this. */
  behave: (how: Behaviour) => void
}

/** Starts one that takes everything. */
export async function startReceiver(): Promise<Receiver> {
  const came: string[] = []
  const asked: Receiver['asked'] = []
  let current: Behaviour = (response) => void response.end('{}')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      came.push(Buffer.concat(chunks).toString())
      asked.push({ url: request.url ?? '', headers: request.headers })
      current(response)
    })
  })
  const { host } = new URL(await listenHere(server))
  return {
    dsn: `http://schluessel@${host}/fehler/42`,
    came,
    asked,
    behave: (how) => {
      current = how
    },
  }
}
