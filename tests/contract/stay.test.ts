import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import type { SmallTown } from './small-town.ts'
import { addGewerbePages } from './small-town-gewerbe.ts'
import { german, published } from './writing.ts'

let running: RunningTown
let gewerbe: SmallTown['gewerbe']

beforeAll(async () => {
  running = await startTown()
  gewerbe = running.town.gewerbe
  await addGewerbePages(running.payload, gewerbe.packages.full.id)
})

test('places to stay are found by kind and price', async () => {
  const titles = async (query: string) =>
    calls.unterkuenfte.answer
      .parse(await running.read(`unterkuenfte?${query}`))
      .data.map(({ titel }) => titel)
  expect(await titles('')).toStrictEqual(['Kurhotel Quellenhof', 'Pension Annemarie'])
  expect(await titles('order=preis_ab')).toStrictEqual(['Pension Annemarie', 'Kurhotel Quellenhof'])
  expect(await titles('art=pension')).toStrictEqual(['Pension Annemarie'])
  expect(await titles('art=camping')).toStrictEqual([])
  expect(await titles('preis_bis=68')).toStrictEqual(['Pension Annemarie'])
  expect((await running.api.get('/api/cms/unterkuenfte?art=schloss')).status).toBe(400)
})

test('a place to stay answers exactly what the contract says', async () => {
  const answer = await running.read(`unterkuenfte/${gewerbe.houses.spa}`)
  expect(calls['unterkuenfte/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({
    art: 'hotel',
    sterne: 4,
    betten: 120,
    ausstattung: ['sauna', 'wlan'],
    preis_ab: 96,
    preis_je: 'doppelzimmer',
    bild: { alt: 'Der Kurpark' },
  })
})

test('a motorhome site has its prices in euros', async () => {
  const answer = await running.read(`stellplaetze/${gewerbe.site}`)
  expect(calls['stellplaetze/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({
    plaetze: 32,
    preis_nacht: 14,
    kosten: [{ bezeichnung: 'Strom je Kilowattstunde', preis: 0.65 }],
    versorgung: ['strom', 'frischwasser'],
    ganzjaehrig: true,
  })
  expect(await running.read('stellplaetze')).toMatchObject({ anzahl: 1 })
})

test('price categories are numbered on the wire, and houses that are gone are left out', async () => {
  const { nummer } = gewerbe.packages.full
  const answer = await running.read(`pauschalen/${nummer}`)
  expect(calls['pauschalen/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({
    naechte: 3,
    preis_ab: 177,
    leistungen: ['Drei Nächte mit Frühstück, Silberkarte'],
    detailURL: '/de/angebote/tannen-und-thermen/',
    preiskategorie1: {
      field_mainform: nummer,
      name_kategorie: 'A',
      kategorien: [
        {
          id: gewerbe.houses.spa,
          de: {
            titel: 'Kurhotel Quellenhof',
            einleitung: 'Kurhotel Quellenhof, am Park.',
            bildtext: 'Im Mai',
            text: [{ type: 'paragraph' }],
          },
          strasse: 'Kurparkallee 8',
          plz: '00375',
          ort: 'Bad Silberbronn',
          brancheneintrag_anmerkung: 'Suite',
          preis_ez: 240,
          preis_dz: 219,
          preis_ferienwohnung_1: null,
          preis_ferienwohnung_2: null,
          email: 'info@quellenhof.example',
          telefon: '030 23125-701',
        },
      ],
    },
    preiskategorie2: { kategorien: [{ preis_dz: 177, preis_ferienwohnung_1: 199 }] },
    preiskategorie3: null,
    preiskategorie6: null,
  })
})

test('English keeps the prices and has German texts where nobody translated', async () => {
  const answer = await running.read(`pauschalen/${gewerbe.packages.full.nummer}?sprache=en`)
  expect(answer).toMatchObject({
    sprache: 'en',
    titel: 'Firs and springs',
    einleitung: 'Drei Nächte.',
    leistungen: ['Drei Nächte mit Frühstück, Silberkarte'],
    preiskategorie1: { name_kategorie: 'A', kategorien: [{ preis_dz: 219 }] },
  })
})

test('packages are found by day, nights and price', async () => {
  const titles = async (query: string) =>
    calls.pauschalen.answer
      .parse(await running.read(`pauschalen?${query}`))
      .data.map(({ titel }) => titel)
  expect(await titles('')).toStrictEqual(['Tannen und Thermen', 'Winter'])
  expect(await titles('order=preis_ab')).toStrictEqual(['Winter', 'Tannen und Thermen'])
  expect(await titles('naechte=2')).toStrictEqual(['Winter'])
  for (const day of ['2031-11-01', '2032-02-28'])
    expect(await titles(`gueltig_am=${day}`)).toStrictEqual(['Tannen und Thermen', 'Winter'])
  for (const day of ['2031-10-31', '2032-02-29'])
    expect(await titles(`gueltig_am=${day}`)).toStrictEqual(['Tannen und Thermen'])
})

test('«ab» follows the price categories when they change', async () => {
  const { full } = gewerbe.packages
  const change = (data: object) =>
    running.payload.update({ collection: 'pauschalen', id: full.id, ...german, data })
  const { preiskategorien } = await change({})
  const rows = (preiskategorien ?? []).map((one) => ({
    ...one,
    hotels: (one.hotels ?? []).map((hotel) => ({ ...hotel, preis_dz: 149 })),
  }))
  expect(await change({ preiskategorien: rows })).toMatchObject({ preis_ab: 149 })
  expect(await change({ preis_ab: 12 })).toMatchObject({ preis_ab: 149 })
  expect(await change({ preiskategorien })).toMatchObject({ preis_ab: 177 })
  const none = { preis_ez: null, preis_dz: null, preis_ferienwohnung_1: null }
  const unpriced = (preiskategorien ?? []).map((one) => ({
    ...one,
    hotels: (one.hotels ?? []).map((hotel) => ({ ...hotel, ...none })),
  }))
  expect(await change({ preiskategorien: unpriced })).toMatchObject({ preis_ab: null })
  expect(await change({ preiskategorien })).toMatchObject({ preis_ab: 177 })
})

test('limits of packages are said in German', async () => {
  const attempt = (data: object) =>
    running.payload.create({
      collection: 'pauschalen',
      ...german,
      data: {
        ...published,
        titel: 'Probe',
        einleitung: 'Probe',
        naechte: 3,
        sortierung: 0,
        ...data,
      },
    })
  const problems = (data: object, ...messages: string[]) =>
    expect(attempt(data)).rejects.toMatchObject({
      data: { errors: messages.map((message) => ({ message })) },
    })
  await problems({ naechte: 0 }, 'Die Zahl liegt zwischen 1 und 60.')
  await problems({ naechte: 2.5 }, 'Bitte eine ganze Zahl ohne Komma.')
  await problems({ einleitung: '' }, '„Einleitung“ fehlt auf Deutsch.')
  await problems(
    { gueltig_von: '2031-05-02', gueltig_bis: '2031-05-01' },
    'Das Ende liegt vor dem Beginn.',
  )
  const kategorie = { blockType: 'preiskategorie', titel: 'A' }
  await expect(attempt({ preiskategorien: Array(7).fill(kategorie) })).rejects.toThrow(
    /Preiskategorien/,
  )
})

test('half a pair of hours of the ticket hotline is refused, whichever half it is', async () => {
  const attempt = (werktags_von: string | null, werktags_bis: string | null) =>
    running.payload.updateGlobal({
      slug: 'einstellungen',
      ...german,
      data: { festival: { sommer: { werktags_von, werktags_bis } } },
    })
  const problem = (message: string, field: string) => ({
    data: { errors: [{ message, path: `festival.sommer.werktags_${field}` }] },
  })
  const half = 'Bitte beide Uhrzeiten oder keine.'
  await expect(attempt('09:00', null)).rejects.toMatchObject(problem(half, 'von'))
  await expect(attempt('09:00', '')).rejects.toMatchObject(problem(half, 'von'))
  await expect(attempt(null, '17:00')).rejects.toMatchObject(problem(half, 'bis'))
  const order = 'Das Ende liegt nicht nach dem Beginn.'
  await expect(attempt('17:00', '09:00')).rejects.toMatchObject(problem(order, 'bis'))
  expect(await attempt(null, null)).toMatchObject({ festival: { sommer: { werktags_bis: null } } })
  await attempt('09:00', '17:00')
})
