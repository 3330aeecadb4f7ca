import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { addOrder } from './orders.ts'
import { type RunningTown, startTown } from './running-town.ts'
import type { SmallTown } from './small-town.ts'
import { addGewerbePages } from './small-town-gewerbe.ts'
import { german, numberOf, published } from './writing.ts'

let running: RunningTown
let gewerbe: SmallTown['gewerbe']

beforeAll(async () => {
  running = await startTown()
  gewerbe = running.town.gewerbe
  await addGewerbePages(running.payload, gewerbe.packages.full.id)
})

async function titles(query: string): Promise<string[]> {
  const answer = await running.read(`shop_artikel?${query}`)
  return calls.shop_artikel.answer.parse(answer).data.map(({ titel }) => titel)
}

test('an article has every field of the specification, and nothing that is the town’s own', async () => {
  const { nummer } = gewerbe.shop.shirt
  const answer = await running.read(`shop_artikel/${nummer}`)
  expect(calls['shop_artikel/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({
    id: nummer,
    titel: 'T-Shirt',
    bildtext: 'Im Mai',
    einleitung: 'T-Shirt aus der Stadt.',
    preis_pro_einheit: 24.9,
    mwst: 19,
    grundpreis: { betrag: 124.5, einheit: 'kg' },
    hersteller: { name: 'Webstube', anschrift: 'Am Wehr 3', kontakt: 'web@stube.example' },
    sicherheit: 'Nicht in den Trockner.',
    widerruf: 'ja',
    hoechstens: 5,
    lieferzeit: 4,
    gewicht_pro_einheit: 200,
    menge_limit: 40,
    menge_aktuell: 12,
    rubrik_name: 'Kleidung',
    groessen: 'S,M,XL',
    veranstaltung: {
      id: running.town.concert,
      titel: 'Größtes Konzert im Kurpark',
      detailURL: `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${running.town.concert}/`,
    },
    dokumente: [{ downloadtext: 'Pflege', einstufung: 'oeffentlich', datei: { format: 'PDF' } }],
    links: [
      { link: '/de/baeder/', linktext: 'Bäder', isintern: true },
      { link: 'https://garn.example/', isintern: false },
    ],
    aktiv: true,
    detailURL: `/de/shop/t-shirt-id_${nummer}/`,
  })
  expect(JSON.stringify(answer)).not.toContain('Einkaufspreise')
})

test('the call of the specification gives what is on sale', async () => {
  expect(await titles('aktiv=true&pro_seite=999')).toStrictEqual(['T-Shirt', 'Becher'])
  expect(await titles('')).toStrictEqual(['T-Shirt', 'Becher'])
})

test('an article off sale is nowhere (T68)', async () => {
  expect(await titles('aktiv=false')).toStrictEqual([])
  expect(await titles('aktiv=0')).toStrictEqual([])
  const { status } = await running.api.get(`/api/cms/shop_artikel/${gewerbe.shop.hidden.nummer}`)
  expect(status).toBe(404)
})

test('articles are found by category and event, and stand in the order asked for', async () => {
  expect(await titles('order=preis_pro_einheit')).toStrictEqual(['Becher', 'T-Shirt'])
  expect(await titles('order=erstellt desc')).toStrictEqual(['Becher', 'T-Shirt'])
  expect(await titles(`rubrik_id=${gewerbe.rubriken.textil.nummer}`)).toHaveLength(2)
  expect(await titles(`rubrik_id=${gewerbe.rubriken.parken.nummer}`)).toStrictEqual([])
  expect(await titles(`veranstaltung_id=${running.town.concert}`)).toStrictEqual(['T-Shirt'])
  for (const query of ['aktiv=vielleicht', 'order=preis_cent', 'pro_seite=1e9', 'rubrik_id=-1'])
    expect([query, (await running.api.get(`/api/cms/shop_artikel?${query}`)).status]).toStrictEqual(
      [query, 400],
    )
})

test('limits of an article are said in German', async () => {
  const data = {
    ...published,
    titel: 'Probe',
    einleitung: 'Probe',
    preis_cent: 100,
    gewicht_pro_einheit: 1,
    menge_aktuell: 0,
    sortierung: 0,
    rubrik: gewerbe.rubriken.textil.id,
  }
  const problems = (rest: object, message: string) =>
    expect(
      running.payload.create({
        collection: 'shop_artikel',
        ...german,
        data: { ...data, ...rest },
      }),
    ).rejects.toMatchObject({ data: { errors: [{ message }] } })
  const noAmount = 'Bitte einen Betrag in Euro, zum Beispiel 8 oder 8,50.'
  await problems({ preis_cent: 12.5 }, noAmount)
  await problems({ preis_cent: Number.NaN }, noAmount)
  await problems({ preis_cent: -1 }, 'Der Betrag liegt zwischen 0 und 100.000,00 Euro.')
  await problems(
    { menge_limit: 3, menge_aktuell: 4 },
    'Es können nicht mehr verkauft sein, als es gibt.',
  )
  await problems(
    { groessen: ['S,M'] },
    'Bitte ohne Komma: Bestätigen Sie jeden Eintrag mit der Eingabetaste.',
  )
})

test('the answer about articles ends with a change of the stock alone', async () => {
  for (const path of ['shop_artikel', `shop_artikel/${gewerbe.shop.cup.nummer}`]) {
    const { headers } = await running.api.get(`/api/cms/${path}`)
    expect(headers.get('cache-tags')?.split(',')).toContain('shop_bestand')
  }
})

test('no call answers an order', async () => {
  const made = await addOrder(running.payload, [{ artikel: gewerbe.shop.cup.id, menge: 1 }])
  for (const place of ['bestellungen', `bestellungen/${numberOf(made)}`])
    expect((await running.api.get(`/api/cms/${place}`)).status).toBe(404)
})
