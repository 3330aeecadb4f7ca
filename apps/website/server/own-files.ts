import type { App } from './app-door.ts'
import { appFileRoutes } from './app-files.ts'
import { healthReply } from './health.ts'
import { hideAddressesInCard } from './hide-addresses.ts'
import { rootRedirect } from './language.ts'
import { lastResort } from './last-resort.ts'
import { linkCodeAt } from './link-code.ts'
import type { Pages } from './pages.ts'
import { qrCodeAt } from './qr.ts'
import type { Reply } from './reply.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { shortLinkRoute } from './short-links.ts'
import { partsOf, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap.ts'

/** What the paths that are no pages are answered with. */
export type OwnFilesOptions = {
  content: App['content']
  pages: Pages
  appFiles: App['appFiles']
  visitingCard: App['visitingCard']
  entryAddress: App['entryAddress']
  security: SecurityHeaders
  /** False takes the service worker out of browsers (T85). */
  hasWorker: boolean
  baseUrl: string
  /** Where weaknesses are reported, besides the page for enquiries. */
  securityContact: string | undefined
  isReady: () => boolean
}

/** Paths that are known without a language and lead to a page (spec 2.2). */
const shortPaths: readonly [path: RegExp, location: string][] = [
  [/^\/datenschutz\/?$/, '/de/datenschutz/'],
]

/** Addresses for search engines: all of them, or a part where there are many. */
const sitemapPath = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/

/** Visiting cards of offices, staff, businesses and places to stay. */
const cardPath = /^\/visitenkarte\/(amt|mitarbeiter|betrieb|unterkunft)-([1-9]\d{0,8})\.vcf$/

const looked = (name: string, pattern: Route['pattern']) => ({ name, methods: reading, pattern })

/** The addresses that are no pages: root, health, sitemap, robots, codes, cards, files of the app. */
export function ownFileRoutes(options: OwnFilesOptions): Route[] {
  const { baseUrl, isReady, security, securityContact } = options
  const text = (body: string | null, type: string, seconds?: number) =>
    body === null ? null : textReply(body, { type, seconds, security })
  return [
    {
      ...looked('root', '/'),
      answer: ({ head, target }) => rootRedirect(head, target, security.plain),
    },
    { ...looked('health', '/healthz'), answer: () => healthReply(true, security) },
    { ...looked('readiness', '/readyz'), answer: () => healthReply(isReady(), security) },
    {
      ...looked('sitemap', sitemapPath),
      answer: ({ groups: [part = '0'], shareOf }) =>
        shareOf('file').run(() => sitemapReply(Number(part), options)),
    },
    {
      ...looked('robots', '/robots.txt'),
      answer: () => text(robotsTxt(baseUrl), 'text/plain; charset=utf-8'),
    },
    {
      ...looked('security.txt', '/.well-known/security.txt'),
      answer: () =>
        text(securityTxt(baseUrl, securityContact, new Date()), 'text/plain; charset=utf-8'),
    },
    {
      ...looked('QR code', /^\/qr\//),
      answer: async ({ target, shareOf }) =>
        text(
          qrCodeAt(target.path, baseUrl) ??
            (await linkCodeAt(target, { ...options, share: shareOf('page') })),
          'image/svg+xml; charset=utf-8',
          86_400,
        ),
    },
    {
      ...looked('visiting card', cardPath),
      answer: ({ groups: [typ = '', id], shareOf }) =>
        shareOf('file').run(() => cardReply(typ, Number(id), options)),
    },
    ...shortPaths.map(
      ([path, location]): Route => ({
        ...looked('short path', path),
        answer: () => shortReply(location, security),
      }),
    ),
    shortLinkRoute(options),
    ...appFileRoutes(options),
  ]
}

function shortReply(location: string, security: SecurityHeaders): Reply {
  const caching = { 'Cache-Control': 'public, max-age=3600' }
  return { status: 301, headers: { ...security.plain, Location: location, ...caching }, body: '' }
}

/** Part 0 is the whole sitemap, or the list of its parts where it has several. */
async function sitemapReply(part: number, options: OwnFilesOptions): Promise<Reply> {
  const { baseUrl, content, security } = options
  const type = 'application/xml; charset=utf-8'
  try {
    const found = await content.loadSitemap(Math.max(1, part))
    const parts = partsOf(found)
    if (part > parts) return lastResort(404, '/', security)
    const isList = part === 0 && parts > 1
    const xml = isList ? sitemapIndexXml(parts, baseUrl) : sitemapXml(found, baseUrl)
    return textReply(xml, { type, security })
  } catch {
    return lastResort(503, '/', security) // the content client has reported why
  }
}

async function cardReply(
  typ: string,
  id: number,
  { baseUrl, security, visitingCard }: OwnFilesOptions,
): Promise<Reply> {
  try {
    const card = await visitingCard(typ, id, baseUrl)
    if (card === null) return lastResort(404, '/', security)
    return textReply(hideAddressesInCard(card), { type: 'text/vcard; charset=utf-8', security })
  } catch {
    return lastResort(503, '/', security) // the content client has reported why
  }
}

function textReply(
  body: string,
  of: { type: string; seconds?: number | undefined; security: SecurityHeaders },
): Reply {
  const headers = {
    ...of.security.plain,
    'Content-Type': of.type,
    'Cache-Control': `public, max-age=${of.seconds ?? 300}`,
  }
  return { status: 200, headers, body }
}
