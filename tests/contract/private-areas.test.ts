import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local } from './writing.ts'

// Spec 6, reliability T02 and T67: files of council and intranet, and requests from the website.

let office: BackOffice

const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')

function addFile(bereich: 'rat' | 'intranet', rest: object = {}, data = pdf) {
  return office.payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: `Datei ${bereich}.pdf`, data, mimetype: 'application/pdf', size: data.length },
    data: { titel: `Datei ${bereich}`, bereich, ...rest },
  })
}

function addRequest(art: 'kontakt' | 'schaden' | 'fuehrung', rest: object = {}) {
  return office.payload.create({
    collection: 'anfragen',
    ...german,
    data: { art, status: 'neu', name: `Frage ${art}`, ...rest },
  })
}

beforeAll(async () => {
  office = await openBackOffice()
  await addFile('rat')
  await addFile('intranet')
  await addRequest('kontakt')
  await addRequest('schaden')
  await addRequest('fuehrung')
})

const docs = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })

async function seen(slug: string, field: string, rolle: Parameters<BackOffice['logIn']>[0]) {
  const { status, body } = await office.call('GET', slug, undefined, await office.logIn(rolle))
  if (status !== 200) return status
  return docs
    .parse(body)
    .docs.map((doc) => String(doc[field]))
    .toSorted()
}

test('files are seen by those who keep their area, and by nobody else', async () => {
  expect(await seen('dokumente', 'bereich', 'rat-verwaltung')).toStrictEqual(['rat'])
  expect(await seen('dokumente', 'bereich', 'intranet-redaktion')).toStrictEqual(['intranet'])
  expect(await seen('dokumente', 'bereich', 'administration')).toStrictEqual(['intranet', 'rat'])
  expect(await seen('dokumente', 'bereich', 'rathaus')).toBe(403)
  expect((await office.call('GET', 'dokumente')).status).toBe(403)
})

test('a file is handed over to those who see it alone', async () => {
  const { filename } = await addFile('rat')
  const place = `dokumente/file/${filename}`
  for (const rolle of ['rathaus', 'intranet-redaktion', 'autor'] as const) {
    const { status } = await office.call('GET', place, undefined, await office.logIn(rolle))
    expect([rolle, status]).toStrictEqual([rolle, 403])
  }
  expect((await office.call('GET', place)).status).toBe(403)
  expect((await office.call('GET', `medien/file/${filename}`)).status).toBe(403)
})

test('requests are seen by the office they are for', async () => {
  expect(await seen('anfragen', 'art', 'rathaus')).toStrictEqual(['kontakt', 'schaden'])
  expect(await seen('anfragen', 'art', 'tourismus')).toStrictEqual(['fuehrung'])
  expect(await seen('anfragen', 'art', 'administration')).toHaveLength(3)
  for (const rolle of ['autor', 'festival', 'rat-verwaltung'] as const)
    expect([rolle, await seen('anfragen', 'art', rolle)]).toStrictEqual([rolle, 403])
})

test('nobody makes a file or a request for an area that is not theirs', async () => {
  const token = await office.logIn('tourismus')
  const made = await office.call('POST', 'anfragen', { art: 'kontakt', status: 'neu' }, token)
  expect(made.status).toBe(403)
  const { id } = await addRequest('kontakt')
  const changed = await office.call('PATCH', `anfragen/${id}`, { status: 'erledigt' }, token)
  expect([403, 404]).toContain(changed.status)
})

test('what came in stays as it came, and the history says what happened since', async () => {
  const { id } = await addRequest('schaden', { daten: { ort: 'Talstraße' } })
  const token = await office.logIn('rathaus')
  const forged = { status: 'in_arbeit', name: 'Andere', daten: {}, verlauf: [], art: 'fuehrung' }
  await office.call('PATCH', `anfragen/${id}`, forged, token)
  const after = await office.payload.findByID({ collection: 'anfragen', id, ...local })
  expect(after).toMatchObject({
    name: 'Frage schaden',
    art: 'schaden',
    daten: { ort: 'Talstraße' },
  })
  expect(after.verlauf).toMatchObject([
    { was: 'eingegangen', wer: null },
    { was: 'Status: in Arbeit', wer: 'Probe' },
  ])
})

test('a request names the day it is deleted on', async () => {
  const eingegangen_am = '2031-01-01T10:00:00.000Z'
  const { loeschen_am } = await addRequest('kontakt', { eingegangen_am })
  expect(loeschen_am?.slice(0, 10)).toBe('2031-06-30')
})

test('a file lies apart from the media, and only a PDF is taken', async () => {
  const { filename } = await addFile('rat', { oeffentlich: true })
  expect(await readdir(office.documentDir)).toContain(filename)
  expect(await readdir(office.mediaDir).catch(() => [])).not.toContain(filename)
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  await expect(addFile('rat', {}, png)).rejects.toThrow('PDF')
})

test('a file of the intranet is never public, whatever is ticked', async () => {
  expect((await addFile('intranet', { oeffentlich: true })).oeffentlich).toBe(false)
})
