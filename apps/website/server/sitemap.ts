import type { Sitemap } from '../src/content/index.server.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The sitemap for search engines, each address with its other language; all built on `baseUrl` (T29). */
export function sitemapXml(entries: Sitemap['entries'], baseUrl: string): string {
  const address = (href: string) => escapeXml(new URL(encodeURI(href), baseUrl).href)
  const urls = entries.map(({ href, geaendert, alternates }) => {
    const links = Object.entries(alternates).map(
      ([sprache, other]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(sprache)}" href="${address(other)}"/>`,
    )
    return `<url><loc>${address(href)}</loc><lastmod>${escapeXml(geaendert)}</lastmod>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** What search engines may read: everything public, which is everything that is linked. */
export function robotsTxt(baseUrl: string): string {
  return `User-agent: *\nDisallow: /_gallery\nDisallow: /*/intranet/\n\nSitemap: ${baseUrl}/sitemap.xml\n`
}
