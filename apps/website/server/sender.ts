import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = readonly [Address, number]

/** Who sends, as a word that stands for the network: requests are counted by it (T60, T73). */
export type SenderOf = (remote: string | undefined, forwardedFor: string) => string

const ownRanges: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'carrierGradeNat'])
/** IPv6 bytes that name a household's network (/64). */
const networkBytes = 8

/**
 * Makes the function that names senders. `X-Forwarded-For` is read from the right, and only as long
 * as the hop that wrote it is one of the trusted proxies (addresses or networks): whatever a visitor
 * has put into it stands left of what our own proxies wrote. `onIgnored` hears of such a header from
 * an address of a private network that is not trusted, because then everybody behind it is one
 * sender.
 */
export function createSenderOf(
  trusted: readonly string[],
  onIgnored: (proxy: string) => void = () => undefined,
): SenderOf {
  const networks = trusted.filter((entry) => entry !== 'none').map(toNetwork)
  const isTrusted = (address: Address) =>
    networks.some(([network, bits]) => isWithin(address, network, bits))
  return (remote, forwardedFor) => {
    const near = parseHop(remote ?? '')
    if (near === null) return hashed('')
    if (forwardedFor !== '' && !isTrusted(near) && ownRanges.has(near.range()))
      onIgnored(near.toString())
    return hashed(networkOf(farthest(near, forwardedFor, isTrusted)))
  }
}

/** The first address from the right that no trusted proxy has. */
function farthest(
  near: Address,
  forwardedFor: string,
  isTrusted: (address: Address) => boolean,
): Address {
  let address = near
  for (const hop of forwardedFor.split(',').reverse()) {
    const next = isTrusted(address) ? parseHop(hop) : null
    if (next === null) break
    address = next
  }
  return address
}

/** An address as proxies write it: bare, with a port, in brackets, or as mapped into IPv6. */
function parseHop(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : ipaddr.process(bare)
}

function toNetwork(entry: string): Network {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry)
  const address = ipaddr.process(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isWithin(address: Address, network: Address, bits: number): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

/** A household has a whole network of IPv6 addresses: it counts as one. */
function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, networkBytes)).toString('hex')
}

const hashed = (network: string) =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22)
