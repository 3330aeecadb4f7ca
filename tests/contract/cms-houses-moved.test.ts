import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { up as moveHouses } from '../../apps/cms/src/migrations/20261124_083000_haeuser.ts'
import { up as nameParts } from '../../apps/cms/src/migrations/20261124_235950_teile.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, published } from './writing.ts'

// A town whose settings still say how its houses are reached (E3): nothing of it may be lost.

let office: BackOffice

const oldColumns = (house: string) =>
  ['kontakt_telefon', 'kontakt_email', 'kontakt_link', 'kontakt_linktext', 'adresse_strasse']
    .concat('adresse_plz', 'adresse_ort')
    .map((column) => `add column ${house}_${column} varchar`)
    .concat(`add column ${house}_oeffnungszeiten_strukturiert jsonb`)
    .join(', ')

const hours = [{ blockType: 'oeffnungszeit', typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: [] }]

beforeAll(async () => {
  office = await openBackOffice()
  const { payload } = office
  const kontakt = { telefon: '030/23125-100' }
  const data = { ...published, titel: 'Hauptamt', sortierung: 8, kontakt }
  await payload.create({ collection: 'aemter', ...german, data })
  const house = { name: 'Haus' }
  const settings = { ortsname: 'Bad Prüfen', meldung_email: 'web@town.example' }
  await payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: { ...settings, tourismus: { name: 'Gästehaus' }, rathaus: house },
  })
  const run = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)
  await run(`alter table einstellungen ${oldColumns('tourismus')}, ${oldColumns('rathaus')}`)
  await run(`alter table einstellungen_locales
    add column tourismus_adresse_gebaeude varchar, add column rathaus_adresse_gebaeude varchar`)
  await run(
    `update einstellungen set rathaus_kontakt_telefon = '030 23125-100',
       tourismus_kontakt_telefon = '030 23125-200', tourismus_adresse_ort = 'Bad Prüfen',
       tourismus_oeffnungszeiten_strukturiert = $1`,
    [JSON.stringify(hours)],
  )
  await run(`update einstellungen_locales set tourismus_adresse_gebaeude = 'Wandelhalle'`)
})

test('E3: each house becomes the office that it is, or a new one that says all of it', async () => {
  const { payload } = office
  const args = { payload, db: payload.db.drizzle, req: await createLocalReq({}, payload) }
  await moveHouses(args)
  await nameParts(args)
  const { docs } = await payload.find({ collection: 'aemter', ...german, sort: 'sortierung' })
  const drafts = await payload.find({ collection: 'aemter', ...german, draft: true })
  expect(drafts.totalDocs).toBe(2)
  const [guests, town] = docs
  expect(guests).toMatchObject({
    titel: 'Gästehaus',
    zustaendig: 'tourismus',
    _status: 'published',
    kontakt: { telefon: '030 23125-200' },
    adresse: { ort: 'Bad Prüfen', gebaeude: 'Wandelhalle' },
    oeffnungszeitenStrukturiert: [{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT' }],
  })
  expect(town).toMatchObject({ titel: 'Hauptamt', zustaendig: 'rathaus' })
  const { tourismus, rathaus } = await payload.findGlobal({ slug: 'einstellungen', ...german })
  expect([tourismus.amt, rathaus.amt]).toEqual([guests?.id, town?.id])
  const saved = { kontakt: { telefon: '030 23125-299' }, ...published }
  await payload.update({ collection: 'aemter', id: guests?.id ?? '', ...german, data: saved })
})
