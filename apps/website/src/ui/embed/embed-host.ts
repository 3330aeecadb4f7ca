/**
 * Host of an address that may be embedded; null for everything else: another protocol than https,
 * a user name or port in it, a host that is not on the list by its full name. Routes give the
 * same hosts to the content security policy (reliability T44).
 */
export function embedHost(src: string, allowedHosts: readonly string[]): string | null {
  if (!URL.canParse(src)) return null
  const { protocol, host, username, password } = new URL(src)
  if (protocol !== 'https:' || username !== '' || password !== '') return null
  return allowedHosts.includes(host) ? host : null
}
