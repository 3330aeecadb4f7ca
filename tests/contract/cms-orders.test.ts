import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
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

const buyer = {
  vorname: 'Probe',
  nachname: 'Person',
  strasse: 'Musterweg 1',
  plz: '00375',
  ort: 'Bad Silberbronn',
  land: 'DE',
  email: 'probe@person.example',
}

function order(menge: number, rest: object = {}) {
  const position = { blockType: 'position', artikel: cup, menge, preis_cent: 1, titel: 'Umsonst' }
  return { ...buyer, positionen: [position], versand_cent: 0, summe_cent: 1, ...rest }
}

test('an order taken by telephone has the shop’s name, price and sum', async () => {
  const token = await office.logIn('tourismus')
  const { status, body } = await office.call('POST', 'bestellungen?locale=de', order(2), token)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    doc: {
      stand: 'neu',
      positionen: [{ titel: 'Becher', preis_cent: 1290, menge: 2, mwst: 19 }],
      versand_cent: 300,
      summe_cent: 2880,
      steuern: [{ satz: 19, brutto_cent: 2880, netto_cent: 2420, steuer_cent: 460 }],
    },
  })
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

test('it is taken out of stock, and the ledger says who, when and why', async () => {
  const before = await stockOfCup()
  const token = await office.logIn('tourismus')
  await office.call('POST', 'bestellungen?locale=de', order(1), token)
  expect(await stockOfCup()).toBe(before - 1)
  const ledger = await ledgerOfCup()
  expect(ledger.map(({ menge, grund }) => [menge, grund])).toStrictEqual([
    [5, 'anfang'],
    [-2, 'verkauf'],
    [-1, 'verkauf'],
  ])
  expect(ledger.at(-1)?.wer).not.toBe('System')
  expect(ledger.reduce((sum, { menge }) => sum + Number(menge), 0)).toBe(await stockOfCup())
})

test('a save of the article leaves its stock alone, whatever the form still shows', async () => {
  const token = await office.logIn('tourismus')
  const { id, ...shown } = await office.payload.findByID({
    collection: 'shop_artikel',
    id: cup,
    ...german,
  })
  const before = await stockOfCup()
  await office.call('POST', 'bestellungen?locale=de', order(1), token)
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
  const made = await office.payload.create({
    collection: 'bestellungen',
    ...german,
    data: {
      ...buyer,
      land: 'CH',
      stand: 'neu',
      positionen: [{ blockType: 'position', artikel: cup, menge: 1 }],
    },
  })
  const forged = { stand: 'versandt', notiz: 'Ruft zurück.', ...order(1), land: 'DE' }
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
    positionen: [{ titel: 'Becher', preis_cent: 1290 }],
    versand_cent: 400,
    summe_cent: 1690,
  })
})

test('an order of more than there is comes back with a sentence in German', async () => {
  const token = await office.logIn('tourismus')
  const { status, body } = await office.call('POST', 'bestellungen?locale=de', order(6), token)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(/„Becher“ (ist ausverkauft|sind nur noch \d da)/)
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
  const { body } = await office.call('POST', 'bestellungen?locale=de', order(1), token)
  const { id } = z.object({ doc: z.object({ id: z.string() }) }).parse(body).doc
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
