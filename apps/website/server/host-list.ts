/** Says whether a Host header names this site; any other gets 421 (reliability rule 11). */
export function createHostList(options: {
  WEBSITE_URL: string
  WEBSITE_HOSTS: readonly string[]
}): (host: string) => boolean {
  const names = new Set([new URL(options.WEBSITE_URL).hostname, ...options.WEBSITE_HOSTS])
  const exact = new Set(names)
  return (host) => {
    if (exact.has(host)) return true
    const match = /^(\[[\da-f:]+\]|[a-z\d.-]+?)\.?(?::(\d{1,5}))?$/i.exec(host)
    if (!match || Number(match[2] ?? 1) > 65_535 || match[2] === '0') return false
    const isAllowed = names.has((match[1] ?? '').toLowerCase())
    if (isAllowed && exact.size < 100) exact.add(host)
    return isAllowed
  }
}
