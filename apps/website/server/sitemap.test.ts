// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { partsOf, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const baseUrl = 'https://bad-silberbronn.example'
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

const list = (count: number, anzahl = count) => ({
  data: Array.from({ length: count }, (_, at) => ({
    href: `/de/größe-${at}/`,
    geaendert: '2027-06-14T06:30:00.000Z',
    alternates: { de: `/de/größe-${at}/`, en: `/en/size-${at}/` },
  })),
  anzahl,
  seite: 1,
  pro_seite: 2_000,
})

test('every address has its last change and its other language', () => {
  const url = read(sitemapXml(list(1), baseUrl)).getElementsByTagName('url')[0]
  expect(url?.querySelector('loc')?.textContent).toBe(`${baseUrl}/de/gr%C3%B6%C3%9Fe-0/`)
  expect(url?.querySelector('lastmod')?.textContent).toBe('2027-06-14T06:30:00.000Z')
  const links = [...(url?.getElementsByTagName('xhtml:link') ?? [])]
  expect(links.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')])).toEqual([
    ['de', `${baseUrl}/de/gr%C3%B6%C3%9Fe-0/`],
    ['en', `${baseUrl}/en/size-0/`],
  ])
})

test('more addresses than the content API gives at once stand in several files', () => {
  const many = list(1, 4_001)
  expect(partsOf(many)).toBe(3)
  const index = read(sitemapIndexXml(partsOf(many), baseUrl))
  const files = [...index.getElementsByTagName('loc')].map((one) => one.textContent)
  expect(files).toEqual([1, 2, 3].map((part) => `${baseUrl}/sitemap-${part}.xml`))
})

test('programs that keep to the rules for robots may read the open data, and no members’ pages', () => {
  const closed = [...robotsTxt(baseUrl).matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
  expect(closed).toContain('/*/gemeinderat/intern/')
  for (const path of closed) expect('/oparl/v1/'.startsWith(path ?? '')).toBe(false)
})
