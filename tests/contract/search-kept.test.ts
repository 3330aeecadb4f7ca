import { calls } from '@kurstadt/contract'
import { searchForm } from '@kurstadt/contract/search-form'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { searchFormSql } from '../../apps/cms/src/editing/suche/search-form.ts'
import { writePublic } from '../../apps/cms/src/editing/suche/texts.ts'
import { type Handlers, openHandlers, openPayload } from './content-api.ts'
import { copySmallTown } from './small-town-copy.ts'
import { german, published } from './writing.ts'

// What the search finds is kept with each change (decision 0016).

let payload: Payload
let handlers: Handlers
let client: pg.Client

beforeAll(async () => {
  const { environment } = await copySmallTown()
  payload = await openPayload(environment)
  handlers = await openHandlers()
  await addOthers()
  client = new pg.Client({ connectionString: environment.DATABASE_URL })
  await client.connect()
})

afterAll(() => client.end())

/** Entries of every other type with a page of its own, each found by a word that only it has. */
async function addOthers() {
  const types = [
    'brancheneintraege',
    'unterkuenfte',
    'shop_artikel',
    'bekanntmachungen',
    'baugebiete',
  ] as const
  for (const typ of types)
    await payload.create({
      collection: 'seiten',
      ...german,
      data: {
        ...published,
        titel: 'Eintrag',
        pfad: `/de/${typ.replace('_', '-')}-suche/*`,
        pageLayout: 'slim',
        pageTheme: 'default',
        detailseite_fuer: typ,
      },
    })
  const data = published
  const rubrikOf = async (art: 'branchen' | 'shop') =>
    (await payload.create({ collection: 'rubriken', ...german, data: { rubrik: art, art } })).id
  const business = { ...data, titel: 'Hutmacherei', spezialisierung: 'Filzhüte' }
  const address = { strasse: 'Geheimwegle 3', plz: '00375', ort: 'Bad Silberbronn' }
  await payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: {
      ...business,
      adresse: address,
      zeige_adresse: false,
      stichwoerter: ['Zylinder'],
      rubriken: [await rubrikOf('branchen')],
    },
  })
  await payload.create({
    collection: 'unterkuenfte',
    ...german,
    data: {
      ...data,
      titel: 'Haus Auerhahn',
      art: 'pension',
      spezialisierung: 'Pension',
      einleitung: 'Am Wald.',
    },
  })
  const article = {
    preis_cent: 900,
    mwst: '19',
    gewicht_pro_einheit: 100,
    menge_aktuell: 0,
  } as const
  const rubrik = await rubrikOf('shop')
  const words = { titel: 'Wanderstock', einleitung: 'Aus Haselnuss.', sortierung: 0 }
  const sold = { ...data, ...article, ...words, rubrik }
  await payload.create({ collection: 'shop_artikel', ...german, data: { ...sold, aktiv: true } })
  const hidden = { ...sold, titel: 'Wanderstock aus Eis', aktiv: false }
  await payload.create({ collection: 'shop_artikel', ...german, data: hidden })
  const notice = { ...data, art: 'satzung' } as const
  const days = { Hundesatzung: '2021-05-01', Katzensatzung: '2099-01-01' }
  for (const [titel, datum_von] of Object.entries(days))
    await payload.create({
      collection: 'bekanntmachungen',
      ...german,
      data: { ...notice, titel, datum_von },
    })
  await payload.create({
    collection: 'baugebiete',
    ...german,
    data: {
      ...data,
      titel: 'Kapellenäcker',
      phase: 'vergabe',
      sortierung: 10,
      lage: 'Am Ölberg',
      einleitung: 'Zwölf Plätze.',
    },
  })
}

async function titles(q: string): Promise<string[]> {
  const params = calls.suche.params.parse({ q })
  const { answer } = await handlers.suche({ payload, id: 0, params })
  return answer.data.map(({ _source }) => _source.titel)
}

async function kept(): Promise<unknown[]> {
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from suchtexte order by typ, nummer, dokument, sprache',
  )
  return rows
}

const office = { collection: 'aemter', ...german } as const
const event = { collection: 'veranstaltungen', ...german } as const
const talks = { titel: 'Thermalbadgespräche', datum_von: '2031-11-01', status: 'geplant' } as const

test('what each change has written is what writing everything anew gives', async () => {
  const before = await kept()
  for (const write of writePublic) await client.query(write)
  expect(before.length).toBeGreaterThan(10)
  expect(await kept()).toEqual(before)
})

test('PostgreSQL compares texts as the contract does', async () => {
  const texts = ['Führungszeugnis', 'FUEHRUNGSZEUGNIS', 'Straße', 'STRAẞE', 'Neue Quelle', 'Café']
  const written = [...texts, 'Bürgerbüro'.normalize('NFD'), 'Aerosol und Oel', '½ Ä-ö_ü']
  const { rows } = await client.query<{ form: string }>(
    `select ${searchFormSql('word')} as form from unnest($1::text[]) with ordinality as w(word, at) order by at`,
    [written],
  )
  expect(rows.map(({ form }) => form)).toEqual(written.map(searchForm))
})

test('umlauts are found however they are written, in titles and in texts', async () => {
  for (const q of ['Bürgerbüro', 'Buergerbuero', 'BURGERBURO', 'Bürgerbüro'.normalize('NFD')])
    expect((await titles(q))[0], q).toBe('Bürgerbüro')
})

test('an entry is found once it is public, by its new title, and no more when it is gone', async () => {
  const { id } = await payload.create({ ...event, data: talks, draft: true })
  expect(await titles('Thermalbadgespräche')).toEqual([])
  await payload.update({ ...event, id, data: published })
  expect(await titles('thermalbadgespraech')).toEqual([talks.titel])
  expect(await titles('Badgespräch')).toEqual([talks.titel])
  await payload.update({ ...event, id, data: { titel: 'Sprudelfest' }, draft: true })
  expect(await titles('Sprudelfest')).toEqual([])
  await payload.update({ ...event, id, data: { ...published, titel: 'Sprudelfest' } })
  expect(await titles('Sprudelfest')).toEqual(['Sprudelfest'])
  expect(await titles('Badgespräch')).toEqual([])
  await payload.delete({ ...event, id })
  expect(await titles('Sprudelfest')).toEqual([])
})

test('staff are found under the new name of their office, and not after it is gone', async () => {
  const { docs } = await payload.find({ ...office, where: { titel: { equals: 'Bürgerbüro' } } })
  const id = docs[0]?.id ?? ''
  await payload.update({ ...office, id, data: { ...published, titel: 'Rathauswache' } })
  expect(await titles('Zwickel Rathauswache')).toEqual(['Kim Zwickel'])
  await payload.update({ ...office, id, data: { _status: 'draft' } })
  expect(await titles('Zwickel')).toEqual([])
  await payload.update({ ...office, id, data: { ...published, titel: 'Bürgerbüro' } })
  expect(await titles('Zwickel')).toEqual(['Kim Zwickel'])
})

const plan = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) })

const manyMore = `
  insert into suchtexte (typ, dokument, sprache, nummer, titel, auszug, form, vektor)
    select 'seiten', gen_random_uuid(), 'de', n, 'Seite ' || n,
      repeat('Unter alten Linden. ', 15), 'seite ' || n,
      to_tsvector('german', 'Seite ' || n || ' über den Kurpark')
    from generate_series(1, 20000) as n`

test('among twenty thousand an index finds what is asked for, in one statement', async () => {
  await client.query(manyMore)
  await client.query('vacuum analyze suchtexte')
  const sent = vi.spyOn(payload.db.pool, 'query')
  const found = await titles('Bürgerbüro')
  const asked = z.array(z.tuple([z.object({ text: z.string(), values: z.array(z.unknown()) })]))
  const statements = asked.parse(sent.mock.calls)
  sent.mockRestore()
  expect(found[0]).toBe('Bürgerbüro')
  expect(statements).toHaveLength(1)
  for (const [{ text, values }] of statements) {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const used = JSON.stringify(plan.parse(rows[0])['QUERY PLAN'])
    expect(used).toContain('suchtexte_vektor')
  }
})

test.each([
  ['Hutmacherei', 'Hutmacherei'],
  ['Zylinder', 'Hutmacherei'],
  ['Auerhahn', 'Haus Auerhahn'],
  ['Wanderstock', 'Wanderstock'],
  ['Oelberg', 'Kapellenäcker'],
  ['Hundesatzung', 'Hundesatzung'],
])('«%s» finds «%s», though it is no page, event or service', async (q, titel) => {
  expect(await titles(q)).toEqual([titel])
})

test('a public notice is not found before its first day', async () => {
  expect(await titles('Katzensatzung')).toEqual([])
})

test('a business that does not want to be found by its address is not', async () => {
  expect(await titles('Geheimwegle')).toEqual([])
})

const eventually = { timeout: 60_000 }

test('a process that starts while somebody saves waits for its turn, and both are kept', async () => {
  const { prepareDatabase } = await import('../../apps/cms/src/commands/prepare-database.ts')
  const { writersLock } = await import('../../apps/cms/src/platform/database/index.ts')
  const { rows } = await client.query(`select * from suchtexte where titel = 'Hutmacherei'`)
  const dokument = z.object({ dokument: z.uuid() }).parse(rows[0]).dokument
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [writersLock])
  // As a save writes it: away, and there anew.
  await client.query('delete from suchtexte where dokument = $1', [dokument])
  const starting = prepareDatabase(payload)
  await vi.waitFor(async () => {
    const waiting = await payload.db.pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted and objid = $1`,
      [writersLock],
    )
    expect(waiting.rowCount).toBeGreaterThan(0)
  }, eventually)
  await client.query(
    'insert into suchtexte select * from jsonb_populate_recordset(null::suchtexte, $1)',
    [JSON.stringify(rows)],
  )
  await client.query('commit')
  await starting
  const now = await client.query('select from suchtexte where dokument = $1', [dokument])
  expect(now.rowCount).toBe(rows.length)
})
