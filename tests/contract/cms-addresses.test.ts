import type { CollectionSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { english, german, numberOf, published } from './writing.ts'

// Each form says its public address, or that there is none yet (finding E5).

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('administration')
})

const shape = { pageLayout: 'slim', pageTheme: 'default', ...published } as const

async function addPage(titel: string, [de, en]: [string, string?], rest: object = {}) {
  const { payload } = office
  const data = { ...shape, bloecke: [], titel, pfad: de, ...rest }
  const page = await payload.create({ collection: 'seiten', ...german, data })
  const text = { titel: `${titel} (EN)`, pfad: en ?? null }
  if (en) await payload.update({ collection: 'seiten', id: page.id, ...english, data: text })
  return page
}

const answer = z.object({
  auftritt: z.object({
    hinweis: z.string().nullable(),
    adressen: z.array(z.object({ sprache: z.string(), href: z.url() })),
  }),
})

async function shown(type: CollectionSlug, id: string | number) {
  const { body } = await office.call('GET', `${type}/${id}/befunde`, undefined, token)
  const { hinweis, adressen } = answer.parse(body).auftritt
  const paths = adressen.map(({ sprache, href }) => `${sprache} ${new URL(href).pathname}`)
  return { hinweis, paths }
}

async function addEvent(rest: object = published) {
  const data = { titel: 'Kürbisfest', datum_von: '2031-05-01', status: 'geplant' as const, ...rest }
  return office.payload.create({ collection: 'veranstaltungen', ...german, data })
}

test('E5: a page has its address in each language that it is written in', async () => {
  const both = await addPage('Anreise', ['/de/anreise/', '/en/getting-here/'])
  expect(await shown('seiten', both.id)).toEqual({
    hinweis: null,
    paths: ['de /de/anreise/', 'en /en/getting-here/'],
  })
  const one = await addPage('Satzung', ['/de/satzung/'])
  expect((await shown('seiten', one.id)).paths).toEqual(['de /de/satzung/'])
})

test('E5: an entry has none before there is a page for it, and says so', async () => {
  const event = await addEvent()
  expect(await shown('veranstaltungen', event.id)).toEqual({
    hinweis: 'Noch ohne Seite: Keine Seite der Website zeigt Einträge dieser Art.',
    paths: [],
  })
  const list = { bloecke: [{ blockType: 'veranstaltungen' }] }
  await addPage('Kalender', ['/de/kalender/', '/en/calendar/'], list)
  expect(await shown('veranstaltungen', event.id)).toEqual({
    hinweis: 'Ohne eigene Seite. Einträge dieser Art zeigt:',
    paths: ['de /de/kalender/', 'en /en/calendar/'],
  })
  const detail = { detailseite_fuer: 'veranstaltungen' }
  const page = await addPage('Termin', ['/de/kalender/*', '/en/calendar/*'], detail)
  const path = `de /de/kalender/kuerbisfest-id_${numberOf(event)}/`
  expect(await shown('veranstaltungen', event.id)).toEqual({ hinweis: null, paths: [path] })
  expect((await shown('seiten', page.id)).hinweis).toMatch(/^Diese Seite zeigt je einen Eintrag/)
  const text = { titel: 'Pumpkin fair' }
  await office.payload.update({
    collection: 'veranstaltungen',
    id: event.id,
    ...english,
    data: text,
  })
  expect((await shown('veranstaltungen', event.id)).paths).toEqual([
    path,
    `en /en/calendar/pumpkin-fair-id_${numberOf(event)}/`,
  ])
})

test('E5: a draft is nowhere; a published entry with a newer draft is where it was', async () => {
  const draft = await addEvent({ _status: 'draft' })
  expect((await shown('veranstaltungen', draft.id)).hinweis).toBe('Noch nicht veröffentlicht.')
  const event = await addEvent()
  const { paths } = await shown('veranstaltungen', event.id)
  await office.payload.update({
    collection: 'veranstaltungen',
    id: event.id,
    ...german,
    draft: true,
    data: { titel: 'Ganz anders', _status: 'draft' },
  })
  expect(await shown('veranstaltungen', event.id)).toEqual({ hinweis: null, paths })
})

test('E5: what is published before its day is said not to be seen yet', async () => {
  await addPage('Bekanntmachung', ['/de/bekanntmachungen/*'], {
    detailseite_fuer: 'bekanntmachungen',
  })
  const data = { titel: 'Satzung', art: 'satzung', datum_von: '2099-01-01', ...published } as const
  const notice = await office.payload.create({ collection: 'bekanntmachungen', ...german, data })
  const { hinweis, paths } = await shown('bekanntmachungen', notice.id)
  expect(hinweis).toMatch(/^Zurzeit nicht zu sehen/)
  expect(paths).toEqual([])
})

test('E5: what stands on every page says so instead of an address', async () => {
  const alertIs = { stufe: 'info', bereich: 'alle', gueltig_von: '2026-01-01T00:00:00Z' } as const
  const data = { titel: 'Sturm', ...alertIs, ...published }
  const alert = await office.payload.create({ collection: 'hinweise', ...german, data })
  expect((await shown('hinweise', alert.id)).hinweis).toMatch(/oben auf allen Seiten/)
})
