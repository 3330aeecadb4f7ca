/** Names that people know better than the host. */
const names: Readonly<Record<string, string>> = {
  'www.youtube-nocookie.com': 'YouTube',
  'www.youtube.com': 'YouTube',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
}

/** What the host of an address is called; null for an address that names none. */
export function providerOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? (names[host] ?? host) : null
}

/** What a host is called. */
export const nameOfHost = (host: string): string => names[host] ?? host
