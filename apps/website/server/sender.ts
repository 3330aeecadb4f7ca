import { createHash } from 'node:crypto'
import { isIP } from 'node:net'

const ownNetworks = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i

const plain = (address: string) => address.replace(/^::ffff:/i, '').trim()

/**
 * Who sends, as a word that stands for the address: requests are counted by it (T60). What a proxy
 * says counts only when the request comes out of our own network, and then only its last word,
 * which is the proxy's own.
 */
export function senderOf(remote: string | undefined, forwardedFor: string): string {
  const near = plain(remote ?? '')
  const told = plain(forwardedFor.split(',').at(-1) ?? '')
  const address = ownNetworks.test(near) && isIP(told) !== 0 ? told : near
  return createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22)
}

/** A household has a whole network of IPv6 addresses: it counts as one. */
function networkOf(address: string): string {
  return isIP(address) === 6 ? address.split(':').slice(0, 4).join(':') : address
}
