import type { App } from './app-door.ts'
import { appFileReply } from './app-files.ts'
import { healthReply } from './health.ts'
import { rootRedirect } from './language.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** What the paths that are no pages are answered with. */
export type OwnFilesOptions = {
  content: App['content']
  appFiles: App['appFiles']
  security: SecurityHeaders
  /** False takes the service worker out of browsers (T85). */
  hasWorker: boolean
  baseUrl: string
  isSecure: boolean
  isReady: () => boolean
}

/** Paths that are known without a language and lead to a page (spec 2.2). */
const shortPaths: Readonly<Record<string, string>> = { '/datenschutz': '/de/datenschutz/' }

/** Answers the paths that are no pages: root, health, sitemap, robots, files of the app. */
export class OwnFiles {
  readonly #options: OwnFilesOptions

  constructor(options: OwnFilesOptions) {
    this.#options = options
  }

  /** The answer for a path, or null when it is none of these. */
  async reply(path: string, head: RequestHead): Promise<Reply | null> {
    const { baseUrl, isReady, isSecure, security } = this.#options
    if (path === '/') return rootRedirect(head, isSecure, security.plain)
    if (path === '/healthz') return healthReply(true, security)
    if (path === '/readyz') return healthReply(isReady(), security)
    if (path === '/sitemap.xml') return this.#sitemap()
    if (path === '/robots.txt') return this.#text(robotsTxt(baseUrl), 'text/plain; charset=utf-8')
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

  async #sitemap(): Promise<Reply> {
    const { baseUrl, content, security } = this.#options
    try {
      const { entries } = await content.loadSitemap()
      return this.#text(sitemapXml(entries, baseUrl), 'application/xml; charset=utf-8')
    } catch {
      return lastResort(503, '/', security) // the content client has reported why
    }
  }

  #text(body: string, type: string): Reply {
    const { security } = this.#options
    const headers = [
      ...security.plain,
      'Content-Type',
      type,
      'Cache-Control',
      'public, max-age=300',
    ]
    return { status: 200, headers, body }
  }
}
