import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addOrder, openDialogue } from './orders.ts'
import { german, published } from './writing.ts'

// Spec 6, reliability T02 and T68: orders hold personal data and what both sides agreed on.

let office: BackOffice
let cup: string

beforeAll(async () => {
  office = await openBackOffice()
  const rubrik = await office.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Waren', art: 'shop' },
  })
  const { id } = await office.payload.create({
    collection: 'shop_artikel',
    ...german,
    data: {
      ...published,
      titel: 'Becher',
      einleitung: 'Emaille.',
      preis_cent: 1290,
      gewicht_pro_einheit: 140,
      menge_limit: 5,
      menge_aktuell: 0,
      sortierung: 0,
      rubrik: rubrik.id,
    },
  })
  cup = id
})

const bought = (menge = 1, rest: object = {}) =>
  addOrder(office.payload, [{ artikel: cup, menge }], rest)

test('nobody makes an order by hand: it would have no invoice, no terms and no link', async () => {
  const { id: _, ...shown } = await bought()
  for (const rolle of ['tourismus', 'administration'] as const) {
    const token = await office.logIn(rolle)
    const { status } = await office.call('POST', 'bestellungen?locale=de', shown, token)
    expect([rolle, status]).toStrictEqual([rolle, 403])
  }
})

const stockOfCup = async () => {
  const { menge_aktuell, menge_limit } = await office.payload.findByID({
    collection: 'shop_artikel',
    id: cup,
    ...german,
  })
  return (menge_limit ?? 0) - (menge_aktuell ?? 0)
}

const ledgerOfCup = async () => {
  const { rows } = await office.payload.db.pool.query<{
    menge: number
    grund: string
    wer: string
  }>('select menge, grund, wer from shop_bewegungen where artikel = $1 order by id', [cup])
  return rows
}

test('a save of the article leaves its stock alone, whatever the form still shows', async () => {
  const token = await office.logIn('tourismus')
  const { id, ...shown } = await office.payload.findByID({
    collection: 'shop_artikel',
    id: cup,
    ...german,
  })
  const before = await stockOfCup()
  await office.payload.db.pool.query(
    `with verkauft as (
       update shop_artikel set menge_aktuell = menge_aktuell + 1 where id = $1 returning id
     )
     insert into shop_bewegungen (artikel, titel, menge, grund, wer)
     select id, 'Becher', -1, 'verkauf', 'Website' from verkauft`,
    [cup],
  )
  const { updatedAt: _, ...form } = shown
  const body = { ...form, titel: 'Becher, neu', menge_limit: 900, menge_aktuell: 0 }
  const saved = await office.call('PATCH', `shop_artikel/${id}?locale=de`, body, token)
  expect(saved.status).toBe(200)
  expect(await stockOfCup()).toBe(before - 1)
  await office.payload.update({
    collection: 'shop_artikel',
    id,
    ...german,
    data: { titel: 'Becher' },
  })
})

test('what was ordered stays as it was; only who ordered and the notes change by hand', async () => {
  const token = await office.logIn('tourismus')
  const made = await bought(1, { land: 'CH', versand_cent: 400, summe_cent: 1690 })
  const position = {
    blockType: 'position',
    artikel: cup,
    menge: 9,
    preis_cent: 1,
    titel: 'Umsonst',
  }
  const sums = { positionen: [position], versand_cent: 0, summe_cent: 1 }
  const forged = { stand: 'versandt', notiz: 'Ruft zurück.', ...sums, land: 'DE' }
  const { status } = await office.call('PATCH', `bestellungen/${made.id}?locale=de`, forged, token)
  expect(status).toBe(200)
  const kept = await office.payload.findByID({
    collection: 'bestellungen',
    id: made.id,
    ...german,
  })
  expect(kept).toMatchObject({
    stand: 'neu',
    notiz: 'Ruft zurück.',
    land: 'CH',
    positionen: [{ titel: 'Becher', menge: 1, preis_cent: 1290 }],
    versand_cent: 400,
    summe_cent: 1690,
  })
})

test('nobody deletes an order: the books need it (§ 147 AO)', async () => {
  const { docs } = await office.payload.find({ collection: 'bestellungen', ...german, limit: 1 })
  const token = await office.logIn('administration')
  const { status } = await office.call('DELETE', `bestellungen/${docs[0]?.id}`, undefined, token)
  expect(status).toBe(403)
})

test('orders are seen by those who keep the shop and by nobody else', async () => {
  for (const rolle of ['administration', 'tourismus'] as const) {
    const { status } = await office.call(
      'GET',
      'bestellungen',
      undefined,
      await office.logIn(rolle),
    )
    expect([rolle, status]).toStrictEqual([rolle, 200])
  }
  for (const rolle of ['autor', 'rathaus', 'festival', 'rat-verwaltung'] as const) {
    const { status } = await office.call(
      'GET',
      'bestellungen',
      undefined,
      await office.logIn(rolle),
    )
    expect([rolle, status]).toStrictEqual([rolle, 403])
  }
  expect((await office.call('GET', 'bestellungen')).status).toBe(403)
})

test('the stock changes by what has come and by counting, and the ledger says who and why', async () => {
  const token = await office.logIn('tourismus')
  const change = (data: object, who = token) =>
    office.call('POST', `shop_artikel/${cup}/bestand`, data, who)
  const before = await stockOfCup()
  expect((await change({ art: 'zugang', menge: '7', bemerkung: 'Lieferung' })).status).toBe(200)
  expect(await stockOfCup()).toBe(before + 7)
  expect((await change({ art: 'korrektur', menge: 3 })).status).toBe(200)
  expect(await stockOfCup()).toBe(3)
  const ledger = await ledgerOfCup()
  expect(ledger.slice(-2).map(({ grund, menge }) => [grund, menge])).toEqual([
    ['zugang', 7],
    ['korrektur', 3 - before - 7],
  ])
  expect(ledger.reduce((sum, { menge }) => sum + Number(menge), 0)).toBe(3)
  for (const menge of ['', '-1', '1,5', 'viele', 10_000_000])
    expect((await change({ art: 'zugang', menge })).status).toBe(400)
  expect((await change({ art: 'zugang', menge: 1 }, await office.logIn('rathaus'))).status).toBe(
    403,
  )
  expect(await stockOfCup()).toBe(3)
})

test('its next step is a call for those who keep the shop, and for nobody else', async () => {
  const token = await office.logIn('tourismus')
  const { id } = await bought()
  const path = `bestellungen/${id}/schritt/versandt`
  const other = await office.logIn('rathaus')
  expect((await office.call('POST', path, {})).status).toBe(403)
  expect((await office.call('POST', path, {}, other)).status).toBe(403)
  expect((await office.call('POST', path, {}, token)).status).toBe(200)
  expect((await office.call('POST', path, {}, token)).status).toBe(409)
  for (const unknown of ['verfallen', 'verschenken'])
    expect(
      (await office.call('POST', `bestellungen/${id}/schritt/${unknown}`, {}, token)).status,
    ).toBe(404)
  const kept = await office.payload.findByID({ collection: 'bestellungen', id, ...german })
  expect(kept).toMatchObject({ stand: 'versandt' })
  expect(JSON.stringify(kept.verlauf)).toContain('versandt')
})

test('a withdrawal is accepted for pieces that are named, and a choice that cannot be is refused in words', async () => {
  const token = await office.logIn('tourismus')
  const { id } = await bought(2)
  const path = `bestellungen/${id}/schritt/widerrufen`
  const { gesehen } = await openDialogue(office.payload, String(id))
  const answerTo = async (body: object) => {
    const { status, body: said } = await office.call('POST', path, body, token)
    return [status, JSON.stringify(said)]
  }
  for (const body of [{}, { gesehen }, { gesehen, mengen: [''] }, { gesehen, mengen: ['-1'] }])
    expect(await answerTo(body)).toEqual([400, expect.stringContaining('eine ganze Zahl')])
  expect(await answerTo({ gesehen, mengen: ['0'] })).toEqual([
    400,
    expect.stringContaining('Sie haben 0 Stück gewählt.'),
  ])
  expect(await answerTo({ gesehen, mengen: ['1'] })).toEqual([200, expect.anything()])
  expect(await answerTo({ gesehen, mengen: ['1'] })).toEqual([
    409,
    expect.stringContaining('Bitte laden Sie die Seite neu.'),
  ])
  const kept = await office.payload.findByID({ collection: 'bestellungen', id, ...german })
  expect(kept).toMatchObject({ stand: 'neu', verlauf: [{ was: 'teilwiderruf', mengen: [1] }] })
})
