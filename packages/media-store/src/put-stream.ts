import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A body that is sent as it comes. */
type Sent = { headers: Record<string, string>; size: number; chunks: AsyncIterable<Uint8Array> }

/** Milliseconds without a byte either way after which a store is away. */
const timeout = 30_000

/**
 * Puts a body of known length without holding it; resolves with the status of the answer. `fetch`
 * would send it in chunks without its length, which S3 refuses.
 */
export async function putStream(url: string, { headers, size, chunks }: Sent): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  const request = send(url, {
    method: 'PUT',
    headers: { ...headers, 'Content-Length': size },
    timeout,
  })
  request.on('timeout', () => request.destroy(new Error('the store is silent')))
  const answered = new Promise<number>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
  })
  // A store that refuses answers before the body is through; its status is what counts.
  const [status, sent] = await Promise.allSettled([
    answered,
    pipeline(Readable.from(chunks, { objectMode: false }), request),
  ])
  if (status.status === 'fulfilled') return status.value
  throw sent.status === 'rejected' ? sent.reason : status.reason
}
