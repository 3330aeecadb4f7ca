import { connect } from 'node:net'

/** An answer as it came over the wire. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string; raw: string }

/** Sends bytes as they are and reads until the server closes or stays silent. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  silenceMs = 1500,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve(parseRaw(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(silenceMs, finish)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (isWhole(Buffer.concat(chunks))) finish()
    })
    socket.on('end', finish)
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)))
  })
}

/** True once as many bytes have come as the answer said. */
function isWhole(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  return end !== -1 && length !== undefined && bytes.byteLength >= end + 4 + Number(length)
}

/** A GET with the given request target and header lines, closing the connection. */
export function rawGet(target: string, headers: readonly string[] = ['Host: localhost']): Buffer {
  const lines = [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', '']
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

function parseRaw(raw: string): RawAnswer {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const cut = line.indexOf(':')
    return [line.slice(0, cut).toLowerCase(), line.slice(cut + 1).trim()]
  })
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(pairs),
    body: rest.join('\r\n\r\n'),
    raw,
  }
}
