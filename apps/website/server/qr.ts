import { LRUCache } from 'lru-cache'
import { renderSVG } from 'uqr'
import { shortLink } from './short-links.ts'

/** Codes that were drawn; every one is a few kilobytes and never changes. */
const drawn = new LRUCache<string, string>({ max: 2000 })

const codePath = /^\/qr(\/(?:de|en)(?:\/[\w-]+){0,12})\.svg$/
const longestPath = 400
/** Characters that error level H still draws coarsely enough. */
const longestAtH = 450

/**
 * QR code that leads to a page of this site, as SVG at error level H (spec 9); null for a path that
 * is none. It encodes nothing but our own address, so nobody can let it vouch for another.
 */
export function qrCodeAt(path: string, baseUrl: string): string | null {
  const [, page] = path.length > longestPath ? [] : (codePath.exec(path) ?? [])
  if (page === undefined) return null
  // Each letter counts: a slash more may need a larger code.
  return drawCode(new URL(shortLink.test(page) ? page : `${page}/`, baseUrl).href)
}

/**
 * The code of an address. Long ones would be too dense at level H for the camera of an old telephone
 * and get level M.
 */
export function drawCode(target: string): string {
  const ecc = target.length > longestAtH ? 'M' : 'H'
  const svg = drawn.get(target) ?? renderSVG(target, { ecc, border: 4 })
  drawn.set(target, svg)
  return svg
}
