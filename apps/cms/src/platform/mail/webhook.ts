import { type Outgoing, pinnedRequest } from '../outgoing/index.ts'

/** Where somebody is told of an outage; private addresses only where the configuration says so. */
export type Webhook = Outgoing

/** Longest wait for an answer in milliseconds. */
const timeout = 10_000

/** Posts JSON to the webhook address; follows no redirect and throws unless it answers 2xx. */
export async function postToWebhook(webhook: Webhook, message: object): Promise<void> {
  const { options, hostHeader, request } = await pinnedRequest(webhook)
  const body = JSON.stringify(message)
  const headers = {
    Host: hostHeader,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  }
  const signal = AbortSignal.timeout(timeout)
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request({ ...options, method: 'POST', headers, signal }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`)
}
