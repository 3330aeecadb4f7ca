const base = 'http://same-origin.invalid'
/** Characters that browsers drop or turn into a slash while they read an address. */
const treacherous = /[\p{Cc}\s\\]/u
const encodedTrick = /%(?:0|1|7f|5c)/i

/**
 * Returns the path of this site a visitor may be sent to, or null when the target could lead away
 * (reliability T28): other hosts, schemes, control characters and what becomes `//host` once its
 * dots are resolved. Query and hash are kept.
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > 2048) return null
  if (!target.startsWith('/') || target.startsWith('//')) return null
  if (treacherous.test(target) || !target.isWellFormed()) return null
  const [path = ''] = target.split(/[?#]/, 1)
  if (encodedTrick.test(path) || !URL.canParse(target, base)) return null
  const url = new URL(target, base)
  const isSamePlace = url.origin === base && url.username === ''
  if (!isSamePlace || /^\/(\/|%2f)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
