import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Somebody who is asked from within; private addresses only where the configuration says so. */
export type Outgoing = { url: string; isPrivateAllowed: boolean }

/** Why nothing was asked or no answer was taken; for words that people read. */
export type OutgoingFault =
  | 'not-allowed'
  | 'private'
  | 'unreachable'
  | 'too-slow'
  | 'status'
  | 'too-large'

/** A request from within that came to nothing. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly fault: OutgoingFault

  constructor(fault: OutgoingFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

/** The address to connect to: looked up once, so that what was checked is what is asked. */
async function addressOf({ url, isPrivateAllowed }: Outgoing): Promise<string> {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  const allowed = found.find(({ address }) => isPrivateAllowed || isPublic(address))
  if (allowed === undefined) throw new OutgoingError('private', 'The address is private.')
  return allowed.address
}

/**
 * Options and function of a request to exactly the address that was checked. Throws for a private
 * address and for one that is not encrypted, unless the configuration lets both be.
 */
export async function pinnedRequest(outgoing: Outgoing) {
  const url = new URL(outgoing.url)
  const isHttps = url.protocol === 'https:'
  if (!(isHttps || (outgoing.isPrivateAllowed && url.protocol === 'http:')))
    throw new OutgoingError('not-allowed', 'The address has to be https.')
  const options: RequestOptions & { servername?: string } = {
    host: await addressOf(outgoing),
    // By name as the certificate has it; an address has none.
    ...(isIP(url.hostname) || url.hostname.startsWith('[') ? {} : { servername: url.hostname }),
    port: url.port || (isHttps ? 443 : 80),
    path: url.pathname + url.search,
  }
  return { options, hostHeader: url.host, request: isHttps ? requestHttps : requestHttp }
}
