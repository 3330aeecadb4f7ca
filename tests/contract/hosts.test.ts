import { calls, type Unterkunftsliste } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf, published } from './writing.ts'

let running: RunningTown

const add = (titel: string, data: object) =>
  running.payload.create({
    collection: 'unterkuenfte',
    ...german,
    data: { ...published, titel, art: 'ferienwohnung', einleitung: titel, ...data },
  })

/** Degrees north by which a place is a hundred metres away, more or less. */
const hundredMetres = 0.0009

beforeAll(async () => {
  running = await startTown()
  await running.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: {
      gaeste: {
        kurtaxe_cent: 320,
        portal: {
          url: 'https://buchen.example/suche/',
          parameter: [{ name: 'ort', wert: 'bad-silberbronn' }],
        },
        kurpark: { koordinaten: { breite: 48.69, laenge: 8.46 } },
        bahnhof: { koordinaten: { breite: 48.7, laenge: 8.46 } },
      },
    },
  })
  await add('Wohnung nah', {
    sterne: 5,
    preis_ab: 90,
    ausstattung: ['sauna', 'wlan', 'hunde'],
    barrierefrei: { stufenlos: true, aufzug: true },
    koordinaten: { breite: 48.69 + hundredMetres, laenge: 8.46 },
  })
  await add('Wohnung fern', {
    sterne: 3,
    preis_ab: 60,
    ausstattung: ['wlan', 'hunde'],
    barrierefrei: { stufenlos: true },
    koordinaten: { breite: 48.72, laenge: 8.46 },
  })
  await add('Wohnung im Umbau', { ausstattung: ['hunde'], _status: 'draft' })
})

async function list(query: string): Promise<Unterkunftsliste> {
  const answer = await running.read(`unterkuenfte?${query}`)
  const parsed = calls.unterkuenfte.answer.parse(answer)
  expect(parsed).toStrictEqual(answer)
  return parsed
}

const titles = async (query: string) => (await list(query)).data.map(({ titel }) => titel)

test('hosts are found by kind, stars, price, equipment and access, all that is asked for', async () => {
  expect(await titles('art=ferienwohnung')).toEqual(['Wohnung fern', 'Wohnung nah'])
  expect(await titles('sterne=4')).toEqual(['Kurhotel Quellenhof', 'Wohnung nah'])
  expect(await titles('preis_bis=68&order=preis_ab')).toEqual(['Wohnung fern', 'Pension Annemarie'])
  expect(await titles('ausstattung=wlan,hunde')).toEqual(['Wohnung fern', 'Wohnung nah'])
  expect(await titles('ausstattung=sauna,hunde')).toEqual(['Wohnung nah'])
  expect(await titles('barrierefrei=stufenlos,aufzug')).toEqual(['Wohnung nah'])
  expect(await titles('barrierefrei=hoeranlage')).toEqual([])
})

test('a car park says for its map how far it is to station and park', async () => {
  await running.payload.update({
    collection: 'brancheneintraege',
    ...german,
    where: { nummer: { equals: 77 } },
    data: { ...published, koordinaten: { breite: 48.69 + hundredMetres, laenge: 8.46 } },
  })
  const { data } = calls.parken.answer.parse(await running.read('parken'))
  expect(data.map(({ entfernungen }) => entfernungen)).toEqual([{ kurpark: 100, bahnhof: 1_010 }])
})

test('a wrong filter is refused, an empty one asks for nothing', async () => {
  for (const query of [
    'ausstattung=schwimmbad',
    'barrierefrei=hinweis',
    'sterne=6',
    'order=nummer',
  ])
    expect((await running.api.get(`/api/cms/unterkuenfte?${query}`)).status).toBe(400)
  expect((await list('ausstattung=&barrierefrei=,')).anzahl).toBe(4)
})

test('how far it is to spa park and station, as the crow flies, and the nearest first', async () => {
  const { data } = await list('art=ferienwohnung&order=entfernung')
  expect(data.map(({ titel }) => titel)).toEqual(['Wohnung nah', 'Wohnung fern'])
  expect(data[0]?.entfernungen).toEqual({ kurpark: 100, bahnhof: 1_010 })
  const [spa] = (await list('art=hotel')).data
  expect(spa?.entfernungen).toEqual({ kurpark: null, bahnhof: null })
})

test('a list says what else can be chosen, and where free rooms are looked for', async () => {
  const { auswahl, portal, heute } = await list('ausstattung=hunde')
  expect(auswahl.art).toEqual([{ wert: 'ferienwohnung', anzahl: 2 }])
  expect(auswahl.ausstattung).toEqual([
    { wert: 'sauna', anzahl: 1 },
    { wert: 'wlan', anzahl: 2 },
    { wert: 'hunde', anzahl: 2 },
  ])
  expect(auswahl.barrierefrei).toEqual([
    { wert: 'stufenlos', anzahl: 2 },
    { wert: 'aufzug', anzahl: 1 },
  ])
  expect(portal).toEqual({
    url: 'https://buchen.example/suche/',
    parameter: [{ name: 'ort', wert: 'bad-silberbronn' }],
  })
  expect(heute).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('in pages the order stays, and beyond the last there is nothing', async () => {
  const all = await titles('order=preis_ab')
  const first = await list('order=preis_ab&pro_seite=3')
  const second = await list('order=preis_ab&pro_seite=3&seite=2')
  expect([...first.data, ...second.data].map(({ titel }) => titel)).toEqual(all)
  expect([first.anzahl, second.anzahl]).toEqual([4, 4])
  expect((await list('pro_seite=3&seite=9')).data).toEqual([])
})

test('one broken record takes no list away', async () => {
  const doc = await add('Wohnung zerbrochen', { preis_ab: 70, art: 'camping' })
  await running.payload.db.pool.query('update unterkuenfte set preis_ab = 1.5 where id = $1', [
    doc.id,
  ])
  expect(await titles('')).toEqual(
    expect.arrayContaining(['Kurhotel Quellenhof', 'Pension Annemarie', 'Wohnung nah']),
  )
  await running.payload.delete({ collection: 'unterkuenfte', id: doc.id })
})

test('a wrong address of the booking portal is refused when it is saved', async () => {
  const attempt = running.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: { gaeste: { portal: { url: 'http://buchen.example/?ort=7' } } },
  })
  const message = 'Die Adresse beginnt mit https:// und nennt den ganzen Namen des Portals.'
  await expect(attempt).rejects.toMatchObject({ data: { errors: [{ message }] } })
})

test('motorhome sites come with the visitor’s tax of the settings', async () => {
  const answer = calls.stellplaetze.answer.parse(await running.read('stellplaetze'))
  expect(answer.kurtaxe).toBe(3.2)
})

test('closed days are told in their order, over New Year too, and none that are over', async () => {
  const { payload } = running
  const row = { blockType: 'schliesstag' as const }
  const later = { ...row, von: '2032-12-28', bis: '2033-01-06', hinweis: 'Betriebsferien' }
  const over = { ...row, von: '2021-12-28', bis: '2022-01-06', hinweis: 'Umbau' }
  const one = { ...row, von: '2031-05-01', bis: '2031-05-01', hinweis: ' ' }
  const doc = await add('Wohnung mit Ferien', { art: 'camping', schliesstage: [later, over, one] })
  const told = [
    { von: '2031-05-01', bis: '2031-05-01', hinweis: null },
    { von: '2032-12-28', bis: '2033-01-06', hinweis: 'Betriebsferien' },
  ]
  const [found] = (await list('art=camping')).data
  expect(found?.schliesstage).toStrictEqual(told)
  const answer = await running.read(`unterkuenfte/${numberOf(doc)}`)
  expect(calls['unterkuenfte/{id}'].answer.parse(answer).schliesstage).toStrictEqual(told)
  const change = (schliesstage: object[]) =>
    payload.update({ collection: 'unterkuenfte', ...german, id: doc.id, data: { schliesstage } })
  const message = 'Das Ende liegt vor dem Beginn.'
  await expect(change([{ ...later, bis: '2032-12-27' }])).rejects.toMatchObject({
    data: { errors: [{ message }] },
  })
  await expect(change([{ ...later, bis: null }])).rejects.toMatchObject({
    data: { errors: [{ message: 'Bitte geben Sie ein Datum an.' }] },
  })
  await payload.delete({ collection: 'unterkuenfte', id: doc.id })
})

test('a host has a page of its own where there is one for hosts', async () => {
  await running.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Unterkunft',
      pfad: '/de/unterkuenfte/*',
      pageLayout: 'wide',
      pageTheme: 'default',
      detailseite_fuer: 'unterkuenfte',
      bloecke: [{ blockType: 'unterkunft-detail' }],
    },
  })
  const [house] = (await list('sterne=5')).data
  expect(house?.detailURL).toBe(`/de/unterkuenfte/wohnung-nah-id_${house?.id}/`)
  const route = await running.read(`route?url=${house?.detailURL}`)
  expect(route).toMatchObject({
    apiCalls: [{ as: 'seite' }, { name: `unterkuenfte/${numberOf({ nummer: house?.id ?? 0 })}` }],
  })
})
