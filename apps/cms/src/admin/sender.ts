import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** A private network of IPv6 has so many bits; a provider gives one to each household. */
const networkParts = 4

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** One address of IPv4, or the network of one of IPv6. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, networkParts).join(':')
}

/**
 * Whom tries to log in are counted for. Only a proxy on this machine is believed, and only what it
 * has added itself: the last address (T73).
 */
export function senderOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return networkOf(isLoopback(peer) && forwarded ? forwarded : peer)
}
