import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where somebody is told of an outage; private addresses only where the configuration says so. */
export type Webhook = { url: string; isPrivateAllowed: boolean }

/** Longest wait for an answer in milliseconds. */
const patience = 10_000

function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

/** The address to connect to: looked up once, so that what was checked is what is asked. */
async function addressOf({ url, isPrivateAllowed }: Webhook): Promise<string> {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  const allowed = found.find(({ address }) => isPrivateAllowed || isPublic(address))
  if (allowed === undefined)
    throw new Error('The webhook address is private (ALARM_WEBHOOK_PRIVATE).')
  return allowed.address
}

/** Posts JSON to the webhook address; follows no redirect and throws unless it answers 2xx. */
export async function postToWebhook(webhook: Webhook, message: object): Promise<void> {
  const url = new URL(webhook.url)
  if (url.protocol !== 'https:' && !webhook.isPrivateAllowed)
    throw new Error('The webhook address has to be https.')
  const body = JSON.stringify(message)
  const headers = {
    Host: url.host,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  }
  const options = {
    host: await addressOf(webhook),
    // By name as the certificate has it; an address has none.
    ...(isIP(url.hostname) || url.hostname.startsWith('[') ? {} : { servername: url.hostname }),
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(patience),
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const status = await new Promise<number>((resolve, reject) => {
    const request = send(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`)
}
