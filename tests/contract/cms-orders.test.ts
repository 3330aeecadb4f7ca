import { beforeAll, expect, test } from 'vitest'
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
      positionen: [{ titel: 'Becher', preis_cent: 1290, menge: 2 }],
      versand_cent: 300,
      summe_cent: 2880,
    },
  })
})

test('what was ordered stays as it was; only its state and notes change', async () => {
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
  const forged = { stand: 'bezahlt', notiz: 'Ruft zurück.', ...order(1), land: 'DE' }
  const { status } = await office.call('PATCH', `bestellungen/${made.id}?locale=de`, forged, token)
  expect(status).toBe(200)
  const kept = await office.payload.findByID({
    collection: 'bestellungen',
    id: made.id,
    ...german,
  })
  expect(kept).toMatchObject({
    stand: 'bezahlt',
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
  expect(JSON.stringify(body)).toContain('Von „Becher“ sind nur noch 5 da.')
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
