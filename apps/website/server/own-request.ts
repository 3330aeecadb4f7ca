import type { IncomingMessage } from 'node:http'
import type { ReceivedForm } from './receive-form.ts'
import type { RequestHead } from './request-head.ts'
import type { Target } from './target.ts'

type Asked = {
  request: IncomingMessage
  head: RequestHead
  target: Target
  baseUrl: string
  sender: string
}

/**
 * A request of one visitor, at our own address whatever the Host header said (T29). Its headers are
 * made here, so that nobody else says who sends or what was left out.
 */
export function ownRequest(
  { request, head, target, baseUrl, sender }: Asked,
  form: ReceivedForm | null,
): Request {
  const search = target.query.size > 0 ? `?${target.query}` : ''
  const address = `${baseUrl}${target.encodedPath}${search}`
  const headers = new Headers({ cookie: head.cookie })
  headers.set('x-absender', sender)
  if (form === null) return new Request(address, { headers })
  const { body, type, tooLarge } = form
  headers.set('content-type', type)
  if (tooLarge.length > 0) headers.set('x-zu-gross', tooLarge.join(' '))
  const method = request.method ?? 'POST'
  return new Request(address, { method, headers, body: new Uint8Array(body) })
}
