import { BlockList, isIP, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What is read of a request of `node:http`. */
type Seen = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  socket: Pick<Socket, 'remoteAddress'>
}

/** Whom tries to log in are counted for. */
export type SenderOf = (request: Seen) => string

/** A private network of IPv6 has so many bits; a provider gives one to each household. */
const networkParts = 4

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    if (bits !== undefined) list.addSubnet(address, Number(bits), familyOf(address))
    else if (entry !== 'none') list.addAddress(address, familyOf(address))
  }
  return list
}

/** An address as proxies write it: bare, with a port, in brackets, or as mapped into IPv6. */
function parseHop(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString()
}

/** One address of IPv4, or the network of one of IPv6. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  return ipaddr.parse(address).toNormalizedString().split(':').slice(0, networkParts).join(':')
}

/**
 * `X-Forwarded-For` is read from the right, and only as long as the hop that wrote it is one of the
 * trusted proxies (addresses or networks; T73).
 */
export function createSenderOf(trusted: readonly string[]): SenderOf {
  const proxies = listOf(trusted)
  return ({ headers, socket }) => {
    const peer = parseHop(socket.remoteAddress ?? '')
    // Who has hung up has no address any more.
    if (peer === null) return ''
    let address = peer
    for (const hop of String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse()) {
      const next = proxies.check(address, familyOf(address)) ? parseHop(hop) : null
      if (next === null) break
      address = next
    }
    return networkOf(address)
  }
}
