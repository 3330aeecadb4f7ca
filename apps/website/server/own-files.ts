import type { App } from './app-door.ts'
import { appFileReply } from './app-files.ts'
import { healthReply } from './health.ts'
import { hideAddressesInCard } from './hide-addresses.ts'
import { rootRedirect } from './language.ts'
import { lastResort } from './last-resort.ts'
import { linkCodeAt } from './link-code.ts'
import type { Pages } from './pages.ts'
import { qrCodeAt } from './qr.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { partsOf, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap.ts'
import type { Target } from './target.ts'

/** What the paths that are no pages are answered with. */
export type OwnFilesOptions = {
  content: App['content']
  pages: Pages
  appFiles: App['appFiles']
  visitingCard: App['visitingCard']
  security: SecurityHeaders
  /** False takes the service worker out of browsers (T85). */
  hasWorker: boolean
  baseUrl: string
  isSecure: boolean
  isReady: () => boolean
}

/** Paths that are known without a language and lead to a page (spec 2.2). */
const shortPaths: Readonly<Record<string, string>> = { '/datenschutz': '/de/datenschutz/' }

/** Addresses for search engines: all of them, or a part where there are many. */
const sitemapPath = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/

/** Visiting cards of offices and staff. */
const cardPath = /^\/visitenkarte\/(amt|mitarbeiter)-([1-9]\d{0,8})\.vcf$/

/** Answers the paths that are no pages: root, health, sitemap, robots, files of the app. */
export class OwnFiles {
  readonly #options: OwnFilesOptions

  constructor(options: OwnFilesOptions) {
    this.#options = options
  }

  /** The answer for an address, or null when it is none of these. */
  async reply(target: Target, head: RequestHead): Promise<Reply | null> {
    const { path } = target
    const { baseUrl, isReady, isSecure, security } = this.#options
    if (path === '/') return rootRedirect(head, isSecure, security.plain)
    if (path === '/healthz') return healthReply(true, security)
    if (path === '/readyz') return healthReply(isReady(), security)
    const [sitemap, part] = sitemapPath.exec(path) ?? []
    if (sitemap !== undefined) return this.#sitemap(Number(part ?? 0))
    if (path === '/robots.txt') return this.#text(robotsTxt(baseUrl), 'text/plain; charset=utf-8')
    const code = qrCodeAt(path, baseUrl) ?? (await linkCodeAt(target, this.#options))
    if (code !== null) return this.#text(code, 'image/svg+xml; charset=utf-8', 86_400)
    const [, typ, id] = cardPath.exec(path) ?? []
    if (typ === 'amt' || typ === 'mitarbeiter') return this.#card(typ, Number(id))
    const location = Object.hasOwn(shortPaths, path) ? shortPaths[path] : undefined
    if (location === undefined) return appFileReply(path, this.#options)
    const headers = [
      ...security.plain,
      'Location',
      location,
      'Cache-Control',
      'public, max-age=3600',
    ]
    return { status: 301, headers, body: '' }
  }

  /** Part 0 is the whole sitemap, or the list of its parts where it has several. */
  async #sitemap(part: number): Promise<Reply> {
    const { baseUrl, content, security } = this.#options
    const type = 'application/xml; charset=utf-8'
    try {
      const found = await content.loadSitemap(Math.max(1, part))
      const parts = partsOf(found)
      if (part > parts) return lastResort(404, '/', security)
      const isList = part === 0 && parts > 1
      const xml = isList ? sitemapIndexXml(parts, baseUrl) : sitemapXml(found, baseUrl)
      return this.#text(xml, type)
    } catch {
      return lastResort(503, '/', security) // the content client has reported why
    }
  }

  async #card(typ: 'amt' | 'mitarbeiter', id: number): Promise<Reply> {
    const { baseUrl, security, visitingCard } = this.#options
    try {
      const card = await visitingCard(typ, id, baseUrl)
      return card === null
        ? lastResort(404, '/', security)
        : this.#text(hideAddressesInCard(card), 'text/vcard; charset=utf-8')
    } catch {
      return lastResort(503, '/', security) // the content client has reported why
    }
  }

  #text(body: string, type: string, seconds = 300): Reply {
    const { security } = this.#options
    const headers = [
      ...security.plain,
      'Content-Type',
      type,
      'Cache-Control',
      `public, max-age=${seconds}`,
    ]
    return { status: 200, headers, body }
  }
}
