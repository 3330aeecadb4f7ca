import { type CallName, calls, fahrtage } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase, query } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { german, numberOf, published } from './writing.ts'

// 300 hosts, 60 packages of six times thirty houses: a list in under 40 ms, a day's departures in under 5.

const [hosts, packages, categories, housesOfOne] = [300, 60, 6, 30] as const

/** Hosts in German, of which every third is shut at some time and every one has something else. */
const manyHosts = `
  insert into unterkuenfte (nummer, art, sterne, betten, preis_ab, preis_je, barrierefrei_stufenlos,
      kontakt_telefon, kontakt_email, adresse_strasse, adresse_plz, adresse_ort,
      koordinaten_breite, koordinaten_laenge, schliesstage, _status)
    select n, (array['hotel','pension','ferienwohnung','camping'])[1 + n % 4]::enum_unterkuenfte_art,
      1 + n % 5, 10 + n % 90, 40 + n % 160, 'doppelzimmer', n % 2 = 0, '030 23125-' || n,
      'haus-' || n || '@haus.example', 'Badstraße ' || n, '00375', 'Bad Silberbronn',
      48.69 + n * 0.0001, 8.46, case when n % 3 = 0 then jsonb_build_array(jsonb_build_object(
        'id', gen_random_uuid(), 'blockType', 'schliesstag', 'von', '2031-12-01T12:00:00.000Z',
        'bis', '2032-01-06T12:00:00.000Z')) end, 'published'
    from generate_series(1, ${hosts}) as n;
  insert into unterkuenfte_locales (_parent_id, _locale, titel, spezialisierung, einleitung, text)
    select id, 'de', 'Haus ' || nummer, 'Am Park, Eingang ' || nummer,
      'Vom Haus sind es ' || nummer || ' Schritte bis zum Bad.',
      jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'format', '',
        'indent', 0, 'direction', 'ltr', 'children', jsonb_build_array(jsonb_build_object(
          'type', 'paragraph', 'version', 1, 'children', jsonb_build_array(jsonb_build_object(
            'type', 'text', 'version', 1, 'text', repeat('Unter alten Linden. ', 15)))))))
    from unterkuenfte;
  insert into unterkuenfte_ausstattung ("order", parent_id, value)
    select place, id, (array['sauna','wlan','hunde','fruehstueck','parkplatz'])[
      1 + (nummer::int + place) % 5]::enum_unterkuenfte_ausstattung
    from unterkuenfte, generate_series(1, 3) as place`

/** Copies of the packages that are there, up to so many. */
const manyPackages = `
  with copied as (
    insert into pauschalen (nummer, naechte, preis_ab, preiskategorien, sortierung, _status)
      select 1000 + n, p.naechte, p.preis_ab, p.preiskategorien, n, 'published'
      from generate_series(3, ${packages}) as n
        join (select *, row_number() over (order by sortierung) as place from pauschalen) p
          on p.place = 1 + n % 2
      returning id, nummer)
  insert into pauschalen_locales (_parent_id, _locale, titel, einleitung)
    select id, 'de', 'Angebot ' || nummer, 'Drei Nächte und Bad.' from copied`

let payload: Payload
let handlers: Handlers
let first = 0

/** A package of houses from one on. */
async function addPackage(ids: readonly string[], sortierung: number): Promise<number> {
  const preiskategorien = Array.from({ length: categories }, (_, at) => ({
    blockType: 'preiskategorie' as const,
    titel: `Kategorie ${at + 1}`,
    hotels: ids
      .slice(at * housesOfOne, (at + 1) * housesOfOne)
      .map((unterkunft, place) => ({ unterkunft, preis_dz: 200 + place, preis_ez: 240 + place })),
  }))
  const words = { titel: `Angebot ${sortierung}`, einleitung: 'Drei Nächte und Bad.' }
  const data = { ...published, ...words, naechte: 3, sortierung, preiskategorien }
  return numberOf(await payload.create({ collection: 'pauschalen', ...german, data }))
}

/** Each day of the week; no public holidays beside them. */
const week = fahrtage.filter((tag) => tag !== 'FEIERTAG')

/** A car every ten minutes, each day of the year. */
const addTimetable = () =>
  payload.create({
    collection: 'fahrplaene',
    ...german,
    data: {
      ...published,
      titel: 'Fahrplan',
      gueltig_von: '2026-01-01',
      gueltig_bis: '2026-12-31',
      jaehrlich: true,
      erwachsene_cent: 400,
      kinder_cent: 250,
      familie_cent: 750,
      fahrten: [
        {
          blockType: 'fahrt' as const,
          tage: week,
          richtung: 'beide' as const,
          beginn: '06:00',
          ende: '23:00',
          takt: 10,
        },
      ],
    },
  })

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  await query(url, manyHosts)
  const where = { collection: 'unterkuenfte', ...german, limit: hosts, sort: 'nummer' } as const
  const ids = (await payload.find({ ...where, select: { nummer: true } })).docs.map(({ id }) =>
    String(id),
  )
  first = await addPackage(ids, 1)
  await addPackage(ids.slice(-categories * housesOfOne), 2)
  await query(url, manyPackages)
  await addTimetable()
  await query(url, 'analyze')
}, 180_000)

/** The shortest of several times: what else runs on the machine only adds to it. */
async function fastestOf(longest: number, ask: () => Promise<unknown>): Promise<number> {
  let time = Number.POSITIVE_INFINITY
  for (let round = 0; round < 400 && time >= longest; round += 1) {
    const begin = performance.now()
    await ask()
    time = Math.min(time, performance.now() - begin)
  }
  return time
}

const asking = (name: CallName, filters: object) => async (): Promise<void> => {
  const asked = { payload, id: first, params: calls[name].params.parse(filters) }
  await Reflect.apply(handlers[name], handlers, [asked])
}

test('everything that was made is there', async () => {
  const list = calls.unterkuenfte.params.parse({})
  expect((await handlers.unterkuenfte({ payload, id: 0, params: list })).answer.anzahl).toBe(hosts)
  const params = calls.pauschalen.params.parse({ pro_seite: 1 })
  const { answer } = await handlers.pauschalen({ payload, id: 0, params })
  expect(answer.anzahl).toBe(packages)
  expect(answer.data[0]?.preiskategorie6?.kategorien).toHaveLength(housesOfOne)
})

test.each<[string, CallName, object]>([
  ['hosts', 'unterkuenfte', { pro_seite: 24 }],
  ['the last page of hosts', 'unterkuenfte', { pro_seite: 24, seite: 13 }],
  ['hosts by price', 'unterkuenfte', { pro_seite: 24, order: 'preis_ab' }],
  ['hosts with filters', 'unterkuenfte', { pro_seite: 24, ausstattung: 'sauna', sterne: 3 }],
  ['packages', 'pauschalen', { pro_seite: 24, haeuser: 'false' }],
  ['the last page of packages', 'pauschalen', { pro_seite: 24, haeuser: 'false', seite: 3 }],
  ['one package with its houses', 'pauschalen', { pro_seite: 1, pauschale_id: '1' }],
  ['a package by its number', 'pauschalen/{id}', {}],
])('%s come in under 40 ms', async (_, name, filters) => {
  expect(await fastestOf(40, asking(name, filters))).toBeLessThan(40)
})

test('the departures of a day come in under 5 ms', async () => {
  const params = calls.abfahrten.params.parse({})
  expect((await handlers.abfahrten({ payload, id: 0, params })).answer.abfahrten).toHaveLength(103)
  const ask = asking('abfahrten', {})
  expect(await fastestOf(5, ask)).toBeLessThan(5)
})
