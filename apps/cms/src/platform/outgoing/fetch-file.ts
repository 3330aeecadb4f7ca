import type { IncomingMessage } from 'node:http'
import { type Outgoing, OutgoingError, pinnedRequest } from './pinned.ts'

/** A file that is fetched from a machine of somebody else. */
export type AskedFile = Outgoing & {
  /** Hosts that may be asked at all, by their full name. */
  hosts: readonly string[]
  /** Bytes beyond which nothing more is read. */
  maxBytes: number
  /** Milliseconds after which all of it has to be there. */
  timeout: number
  /** What is asked for; pictures unless said otherwise. */
  accept?: string
}

/** Where somebody may be asked: a host of the list, https, and a private one only where that is set. */
export function mayAsk({
  url,
  hosts,
  isPrivateAllowed,
}: Pick<AskedFile, 'url' | 'hosts' | 'isPrivateAllowed'>): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password, port } = new URL(url)
  if (username !== '' || password !== '' || !hosts.includes(hostname)) return false
  if (isPrivateAllowed) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === ''
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooMuch = () => new OutgoingError('too-large', `It has more than ${maxBytes} bytes.`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  const chunks: Buffer[] = []
  let length = 0
  const body: AsyncIterable<Buffer> = response
  for await (const bytes of body) {
    length += bytes.length
    if (length > maxBytes) throw tooMuch()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

async function answerOf(asked: AskedFile, signal: AbortSignal): Promise<IncomingMessage> {
  const { options, hostHeader, request } = await pinnedRequest(asked)
  const { accept = 'image/*' } = asked
  const headers = { Host: hostHeader, Accept: accept, 'User-Agent': 'Kurstadt' }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ ...options, method: 'GET', headers, signal }, resolve)
    sent.on('error', reject)
    sent.end()
  })
}

async function bytesOf(asked: AskedFile, signal: AbortSignal): Promise<Buffer> {
  const response = await answerOf(asked, signal)
  try {
    const { statusCode } = response
    // A redirect leads to where nobody has looked.
    if (statusCode !== 200) throw new OutgoingError('status', `It answered ${statusCode}.`)
    return await readBody(response, asked.maxBytes)
  } finally {
    response.destroy()
  }
}

/**
 * Fetches a file: from a host of the list, to the address that was looked up once, without following
 * anybody anywhere, up to a size and within a time. Throws `OutgoingError`. What it is, its bytes say.
 */
export async function fetchFile(asked: AskedFile): Promise<Buffer> {
  if (!mayAsk(asked)) throw new OutgoingError('not-allowed', 'No such address may be asked.')
  const signal = AbortSignal.timeout(asked.timeout)
  return bytesOf(asked, signal).catch((cause: unknown) => {
    if (cause instanceof OutgoingError) throw cause
    if (signal.aborted) throw new OutgoingError('too-slow', 'It took too long.', { cause })
    throw new OutgoingError('unreachable', 'Nobody answers there.', { cause })
  })
}
