import { element, type Xml, xmlDocument } from '@kurstadt/contract/xml'
import type { Sitemap } from '../src/content/index.server.ts'

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xhtml = 'http://www.w3.org/1999/xhtml'

type Entry = Sitemap['data'][number]

function urlOf({ href, geaendert, alternates }: Entry, baseUrl: string): Xml {
  const address = (path: string) => new URL(encodeURI(path), baseUrl).href
  const links = Object.entries(alternates).map(([hreflang, other]) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: address(other) }),
  )
  const loc = element('loc', {}, address(href))
  return element('url', {}, loc, element('lastmod', {}, geaendert), ...links)
}

const made = new WeakMap<readonly Entry[], string>()

/**
 * Addresses for search engines, each with its other language; all built on `baseUrl` (T29). As long
 * as the content cache keeps its answer, the file is made once.
 */
export function sitemapXml({ data }: Sitemap, baseUrl: string): string {
  const known = made.get(data)
  if (known !== undefined) return known
  const urls = data.map((entry) => urlOf(entry, baseUrl))
  const xml = xmlDocument(element('urlset', { xmlns, 'xmlns:xhtml': xhtml }, ...urls))
  made.set(data, xml)
  return xml
}

/** How many files all addresses take; each has as many as the content API gives at once. */
export const partsOf = ({ anzahl, pro_seite }: Sitemap): number => Math.ceil(anzahl / pro_seite)

/** The list of the sitemap's files, where one does not hold all addresses. */
export function sitemapIndexXml(parts: number, baseUrl: string): string {
  const files = Array.from({ length: parts }, (_, index) =>
    element('sitemap', {}, element('loc', {}, `${baseUrl}/sitemap-${index + 1}.xml`)),
  )
  return xmlDocument(element('sitemapindex', { xmlns }, ...files))
}

/**
 * What search engines may read: everything public, which is everything that is linked. The statement on
 * accessibility is one page, whatever page somebody comes from to report a barrier.
 */
export function robotsTxt(baseUrl: string): string {
  const own = ['/_gallery', '/*/intranet/', '/*/gemeinderat/intern/', '/*?von=']
  const closed = own.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${closed}\nSitemap: ${baseUrl}/sitemap.xml\n`
}
