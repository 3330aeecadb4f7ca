/** Where a request points to, once its address is decoded and found well-formed. */
export type Target = {
  /** Decoded, NFC. */
  path: string
  /** The same, encoded in the one way we link it. */
  encodedPath: string
  query: URLSearchParams
}

/** What became of the address of a request. */
export type TargetResult =
  | { kind: 'target'; target: Target }
  | { kind: 'moved'; location: string }
  | { kind: 'refused'; status: 400 | 404 | 414 }

const longestUrl = 2048
/** The town hall's directory sends people back with a code as long as it likes. */
const longestReturn = 8192
const returnPath = '/de/intranet/rathaus-konto/?'
const refused = (status: 400 | 404 | 414): TargetResult => ({ kind: 'refused', status })

/**
 * Reads the address of a request: decoded once, strictly; malformed percent or UTF-8, NUL, control
 * characters and backslashes are 400 before anything routes on them (F17, T25), over 2 KB is 414.
 * Decomposed letters are sent to the one form a page is linked by.
 */
export function readTarget(url: string): TargetResult {
  if (url.length > (url.startsWith(returnPath) ? longestReturn : longestUrl)) return refused(414)
  if (!url.startsWith('/')) return refused(400)
  const cut = url.indexOf('?')
  const rawPath = cut === -1 ? url : url.slice(0, cut)
  const rawQuery = cut === -1 ? '' : url.slice(cut + 1)
  const path = decode(rawPath)
  const text = decode(rawQuery.replaceAll('+', ' '))
  if (path === null || text === null || text.includes('\0')) return refused(400)
  if (/[\p{Cc}\\]/u.test(path)) return refused(400)
  if (/%2f|^\/\//i.test(rawPath) || /[?#%]/.test(path) || hasDotSegment(path)) return refused(404)
  const encodedPath = encodeURI(path.normalize('NFC'))
  const query = cut === -1 ? '' : `?${rawQuery}`
  if (path !== path.normalize('NFC')) return { kind: 'moved', location: `${encodedPath}${query}` }
  return {
    kind: 'target',
    target: { path, encodedPath, query: new URLSearchParams(query) },
  }
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null // the caller answers 400
  }
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}
