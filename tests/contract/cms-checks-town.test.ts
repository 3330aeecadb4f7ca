import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type CheckedPages, checkedPages, paragraph } from './checked-pages.ts'
import { settleHouses } from './houses.ts'
import { angabe, linkTo, preisangabe } from './lexical.ts'
import { german, published } from './writing.ts'

// What only the rest of the town can tell of a page: who leads to it, whose number it names.

let office: BackOffice
let pages: CheckedPages
let refresh: () => Promise<number>

beforeAll(async () => {
  office = await openBackOffice()
  const { refreshFindings } = await import('../../apps/cms/src/editing/checks/index.ts')
  refresh = () => refreshFindings(office.payload, new Date())
  pages = checkedPages(office, await office.logIn('tourismus', 'rathaus'))
})

async function kept(id: string): Promise<string[]> {
  const { rows } = await office.payload.db.pool.query<{ art: string }>(
    `select (b ->> 'art') || ' ' || (b ->> 'sprache') as art
     from befunde, jsonb_array_elements(befunde) b
     where dokument = $1 and b ->> 'art' = 'verwaist'`,
    [id],
  )
  return rows.map(({ art }) => art)
}

const nowhere = ['verwaist de', 'verwaist en']

test('W15: a page that nothing leads to is found, until a text, a link or a menu leads there', async () => {
  const linked = await pages.add({}, 'Verlinkt')
  const teaser = { blockType: 'headline-teaser', titel: 'Hin', titel_tag: 'h2' }
  const link = `${pages.lastPath()}?x=1#oben`
  const listed = await pages.add({}, 'Im Menü')
  const entry = { blockType: 'eintrag' as const, title: 'Im Menü', menuItems: [] }
  const item = { ...entry, art: 'href' as const, href: pages.lastPath() }
  const named = await pages.add({}, 'Genannt')
  const moved = await pages.add({}, 'Umgezogen')
  const redirect = { von: '/de/frueher/', nach: pages.lastPath(), status: '301' as const }
  await refresh()
  for (const id of [linked, listed, named, moved]) expect(await kept(id)).toEqual(nowhere)
  // A save of its own changes nothing about it.
  const data = { ...published, titel: 'Immer noch' }
  await office.payload.update({ collection: 'seiten', id: linked, ...german, data })
  expect(await kept(linked)).toEqual(nowhere)
  await pages.add({ bloecke: [{ ...teaser, link }] })
  await pages.add(paragraph(linkTo(named, 'Zur Seite')))
  const menu = { name: 'Quicklinks' as const, menuItems: [item] }
  await office.payload.create({ collection: 'menus', ...german, data: menu })
  // An address that has moved leads nobody there who does not know it.
  await office.payload.create({ collection: 'weiterleitungen', ...german, data: redirect })
  await refresh()
  // All of this is German.
  for (const id of [linked, listed, named]) expect(await kept(id)).toEqual(['verwaist en'])
  expect(await kept(moved)).toEqual(nowhere)
})

test('W15: a page that only German pages lead to is found in English, until an English one does', async () => {
  const bath = await pages.add({}, 'Badehaus')
  const english = pages.lastPath().replace('/de/geprueft-', '/en/checked-')
  const leading = await pages.add(paragraph(linkTo(bath, 'Zum Badehaus')), 'Wasser')
  await refresh()
  expect(await kept(bath)).toEqual(['verwaist en'])
  const teaser = { blockType: 'headline-teaser' as const, titel: 'Baths', link: english }
  const data = { ...published, bloecke: [{ ...teaser, titel_tag: 'h2' as const }] }
  const change = { collection: 'seiten', id: leading, locale: 'en', overrideAccess: true } as const
  await office.payload.update({ ...change, data })
  await refresh()
  expect(await kept(bath)).toEqual([])
})

test('W14: an extension of the town hall that nobody has is found in a text', async () => {
  await settleHouses(office.payload, {
    rathaus: { name: 'Rathaus', kontakt: { telefon: '030 23125-0' } },
    tourismus: { name: 'Tourist-Information', kontakt: { telefon: '030 23125-200' } },
  })
  const kindsOf = (text: string) => pages.kindsIn(paragraph({ text }))
  expect(await kindsOf('Rufen Sie an: 030 23125-200 oder 030 23125-0.')).toEqual([])
  expect(await kindsOf('Rufen Sie an: 030 23125-777.')).toEqual([
    'kontakt de Inhalt › Text 1 › Text',
  ])
  expect(await kindsOf('Die Apotheke hat 030 99999-777.')).toEqual([])
})

test('W14: a fact that an office does not have is found where a text shows it', async () => {
  const kontakt = { telefon: '030 23125-140' }
  const data = { ...published, titel: 'Bauamt', sortierung: 1, kontakt }
  const { id } = await office.payload.create({ collection: 'aemter', ...german, data })
  const kindsOf = (was: 'telefon' | 'oeffnungszeiten') =>
    pages.kindsIn(paragraph({ text: 'Siehe: ' }, angabe(String(id), was)))
  expect(await kindsOf('telefon')).toEqual([])
  expect(await kindsOf('oeffnungszeiten')).toEqual(['angabe de Inhalt › Text 1 › Text'])
})

test('a fact of which nobody has chosen the office is saved, and found', async () => {
  const found = await pages.kindsIn(paragraph({ text: 'Siehe: ' }, angabe()))
  expect(found).toEqual(['angabe de Inhalt › Text 1 › Text'])
})

/** A timetable of the railway, of which nothing is known but what it costs. */
async function addFares(_status: 'published' | 'draft') {
  const fares = { erwachsene_cent: 400, kinder_cent: 250, familie_cent: 750 }
  const data = { ...published, titel: 'Sommer', gueltig_von: '2026-04-01', ...fares, _status }
  const { id } = await office.payload.create({ collection: 'fahrplaene', ...german, data })
  return String(id)
}

test('W14: a price that an entry does not have is found where a text shows it', async () => {
  const [open, hidden] = [await addFares('published'), await addFares('draft')]
  const kindsOf = (...price: Parameters<typeof preisangabe>) =>
    pages.kindsIn(paragraph({ text: 'Preis: ' }, preisangabe(...price)))
  const found = ['angabe de Inhalt › Text 1 › Text']
  expect(await kindsOf('fahrplaene', open, 'erwachsene')).toEqual([])
  expect(await kindsOf('fahrplaene', hidden, 'erwachsene')).toEqual(found)
  // Of a timetable somebody has to say for whom.
  expect(await kindsOf('fahrplaene', open)).toEqual(found)
  expect(await kindsOf()).toEqual(found)
})

test('W14: a fare that contradicts the timetable is found in the text of any page', async () => {
  await addFares('published')
  const kindsOf = (text: string) => pages.kindsIn(paragraph({ text }))
  expect(await kindsOf('Die Bergbahn: Erwachsene 4,00 €, Kinder 2,50 €.')).toEqual([])
  expect(await kindsOf('Die Bergbahn: Erwachsene 4,50 €, Kinder 2,50 €.')).toEqual([
    'widerspruch de Inhalt › Text 1 › Text',
  ])
})
