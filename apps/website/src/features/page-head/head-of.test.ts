import type { Bild } from '@kurstadt/contract'
import {
  bildExamples,
  einstellungenExamples,
  examples,
  pageExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { emptyShell, type Page } from '../../content/index.ts'
import { headOf } from './head-of.ts'

const { pageContent: _, ...seite } = pageExamples.home
const page: Page = {
  seite,
  blocks: [],
  alternates: { de: '/de/', en: '/en/' },
  queryNotice: '',
  shell: { ...emptyShell('de'), einstellungen: einstellungenExamples.typical },
}
const origin = 'https://bad-silberbronn.example'

test('a later page of a list is the same as null in the other language', () => {
  const { alternates, canonical } = headOf(page, origin, { path: '/de/', query: 'seite=2' })
  expect([canonical, alternates]).toEqual([`${origin}/de/?seite=2`, []])
})

test('addresses in the head are absolute and of the configured host', () => {
  const head = headOf(page, origin, { path: '/de/' })
  expect(head.canonical).toBe(`${origin}/de/`)
  expect(head.image).toMatch(/^https:\/\/bad-silberbronn\.example\/media\/.+\.jpeg$/)
})

test('the picture of a shared page is that of its entry, before that of the page', () => {
  const imageWith = (teilbild: Bild) =>
    headOf({ ...page, seite: { ...seite, teilbild } }, origin, { path: '/de/' }).image
  const hero = headOf(page, origin, { path: '/de/' }).image
  const jpegs = bildExamples.konzerthaus.quellen.filter(({ format }) => format === 'jpeg')
  const addresses = jpegs.map(({ url }) => origin + url)
  expect(addresses).not.toContain(hero)
  expect(addresses).toContain(imageWith(bildExamples.konzerthaus))
  expect(imageWith({ ...bildExamples.konzerthaus, quellen: [] })).toBe(hero)
})

test('a page in two languages names both, and German as the one for everybody else', () => {
  expect(headOf(page, origin, { path: '/de/' }).alternates).toEqual([
    { hrefLang: 'de', href: `${origin}/de/` },
    { hrefLang: 'en', href: `${origin}/en/` },
    { hrefLang: 'x-default', href: `${origin}/de/` },
  ])
  expect(
    headOf({ ...page, alternates: { de: '/de/' } }, origin, { path: '/de/' }).alternates,
  ).toEqual([])
})

test('the title names the town once', () => {
  expect(headOf(page, origin, { path: '/de/' }).title).toBe(
    'Bad Silberbronn – Heilbad im nördlichen Schwarzwald',
  )
  const other = {
    ...page,
    seite: { ...seite, title: 'Rathaus', seo: { title: null, description: null } },
  }
  expect(headOf(other, origin, { path: '/de/rathaus/' }).title).toBe('Rathaus | Bad Silberbronn')
})

test('an editor’s canonical address wins over the path', () => {
  const other = { ...page, seite: { ...seite, canonical: '/de/kur/' } }
  expect(headOf(other, origin, { path: '/de/' }).canonical).toBe(`${origin}/de/kur/`)
})

test('W15: a page of a list stands for itself, a choice out of it is not indexed', () => {
  const at = (query: string) => headOf(page, origin, { path: '/de/veranstaltungen/', query })
  expect(at('')).toMatchObject({ canonical: `${origin}/de/veranstaltungen/`, isIndexed: true })
  expect(at('?seite=2')).toMatchObject({
    canonical: `${origin}/de/veranstaltungen/?seite=2`,
    isIndexed: true,
  })
  expect(at('?termin=2027-06-20')).toMatchObject({
    canonical: `${origin}/de/veranstaltungen/`,
    isIndexed: true,
  })
  for (const query of ['?rubrik_id=3', '?zeitraum=heute', '?monat=2027-06', '?q=x&seite=2'])
    expect([query, at(query).isIndexed]).toEqual([query, false])
})

test('the page of a picture has a title of its own, and is no page for search engines', () => {
  const blocks = [examples['fotogalerie-detail'].typical]
  const place = { path: '/de/fotogalerien/lichterfest-id_1/', query: '?bild=2' }
  const head = headOf({ ...page, blocks }, origin, place)
  expect(head.title).toBe('Bild 2 von 3: Lichterfest im Kurpark | Bad Silberbronn')
  expect([head.isIndexed, head.canonical]).toEqual([false, origin + place.path])
  const gone = headOf({ ...page, blocks }, origin, { ...place, query: '?bild=99' })
  expect(gone.title).toBe('Bad Silberbronn – Heilbad im nördlichen Schwarzwald')
})

test('what is somebody’s own, as the cart is, is nobody’s to find', () => {
  for (const path of ['/de/shop/warenkorb/', '/en/shop/checkout/review/'])
    expect([path, headOf(page, origin, { path }).isIndexed]).toEqual([path, false])
  expect(headOf(page, origin, { path: '/de/shop/' }).isIndexed).toBe(true)
})
