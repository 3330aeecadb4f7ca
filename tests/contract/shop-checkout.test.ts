import { beforeAll, expect, test } from 'vitest'
import { buyer, openShop, type Shop, wish } from './shop.ts'

// Spec 2.7, 5, 9: address, delivery and payment, and what stands above the button (§ 312j BGB).

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

async function newCart(...wishes: Parameters<Shop['cart']>[0][]): Promise<string> {
  let korb: string | null = null
  for (const one of wishes) ({ korb } = await shop.cart({ ...one, korb }))
  return korb ?? ''
}

test('an empty checkout offers what can be chosen, and nothing is to be paid yet', async () => {
  const korb = await newCart(wish(shop.honey))
  const response = await shop.ask('kasse', { tun: 'zeigen', korb, sprache: 'de' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({
    angebot: {
      lieferungen: ['versand', 'abholung'],
      zahlungen: ['vorkasse', 'rechnung', 'abholung'],
    },
    felder: {},
    fehler: {},
    uebersicht: null,
    abholung: 'Tourist-Information in der Wandelhalle',
  })
})

test('postage is 3,00 EUR, abroad 4,00 EUR, and whoever fetches it pays none (spec 9)', async () => {
  const korb = await newCart(wish(shop.honey, { menge: 2 }), wish(shop.cup))
  const home = await shop.enter(korb)
  expect(home.uebersicht).toMatchObject({
    waren_cent: 3590,
    versand_cent: 300,
    summe_cent: 3890,
    zahlbar_tage: 7,
    abholung: null,
    verkaeufer: { name: 'Touristik Bad Silberbronn GmbH' },
  })
  const abroad = await shop.enter(korb, { land: 'AT', plz: '6020' })
  expect(abroad.uebersicht).toMatchObject({ versand_cent: 400, summe_cent: 3990 })
  const fetched = await shop.enter(korb, {
    lieferung: 'abholung',
    zahlung: 'abholung',
    strasse: '',
  })
  expect(fetched.uebersicht).toMatchObject({
    versand_cent: 0,
    summe_cent: 3590,
    zahlbar_tage: null,
    abholung: 'Tourist-Information in der Wandelhalle',
  })
  expect(new Set([home, abroad, fetched].map(({ uebersicht }) => uebersicht?.stand)).size).toBe(3)
})

test('7 and 19 % in one order are taken out of their sums, postage in proportion', async () => {
  const korb = await newCart(wish(shop.honey, { menge: 2 }), wish(shop.cup))
  const { uebersicht } = await shop.enter(korb)
  expect(uebersicht?.steuern).toEqual([
    { satz: 19, brutto_cent: 1398, netto_cent: 1175, steuer_cent: 223 },
    { satz: 7, brutto_cent: 2492, netto_cent: 2329, steuer_cent: 163 },
  ])
})

test.each([
  [{ vorname: '' }, { vorname: 'fehlt' }],
  [{ email: 'probe@person' }, { email: 'ungueltig' }],
  [{ email: 'a@b.example, c@d.example' }, { email: 'ungueltig' }],
  [
    { strasse: '', ort: '' },
    { strasse: 'fehlt', ort: 'fehlt' },
  ],
  [{ plz: '7837' }, { plz: 'ungueltig' }],
  [{ land: 'AT', plz: '78375' }, { plz: 'ungueltig' }],
  [{ land: 'US' }, { land: 'ungueltig' }],
  [{ lieferung: 'drohne' }, { lieferung: 'ungueltig' }],
  [{ lieferung: '' }, { lieferung: 'fehlt' }],
  [{ zahlung: 'abholung' }, { zahlung: 'ungueltig' }],
  [{ zahlung: 'muscheln' }, { zahlung: 'ungueltig' }],
  [{ nachname: 'Mehr auf https://spam.example' }, { nachname: 'links' }],
  [{ ort: 'Bad\nSilberbronn\u0000' }, { ort: 'zeichen' }],
])('%j is refused by its field, and what was typed comes back', async (typed, fehler) => {
  const korb = await newCart(wish(shop.honey))
  const answer = await shop.enter(korb, typed)
  expect(answer).toMatchObject({ fehler, uebersicht: null, felder: { ...buyer, ...typed } })
  expect(Object.keys(answer.fehler)).toEqual(Object.keys(fehler))
})

test.each<Record<string, string>>([
  { plz: 'D-78375' },
  { plz: ' 78 375 ' },
  { land: 'AT', plz: 'A-6020' },
  { email: ' probe@müller.example ' },
  { telefon: '+49 (7999) 12-34' },
])('%j is taken as people write it', async (typed) => {
  const korb = await newCart(wish(shop.honey))
  expect((await shop.enter(korb, typed)).uebersicht).not.toBeNull()
})

test('whoever fetches and pays at the counter leaves no address, above 250 EUR they do', async () => {
  const dear = await shop.add('Standuhr', 30_000)
  const fetched = { lieferung: 'abholung', zahlung: 'abholung', strasse: '', plz: '', ort: '' }
  expect((await shop.enter(await newCart(wish(shop.cup)), fetched)).fehler).toEqual({})
  expect((await shop.enter(await newCart(wish(dear)), fetched)).fehler).toEqual({
    strasse: 'fehlt',
    plz: 'fehlt',
    ort: 'fehlt',
  })
})

test('what is for one day is not sold on account: it cannot be taken back', async () => {
  const korb = await newCart(wish(await shop.ticket()))
  const { angebot } = await shop.enter(korb)
  expect(angebot.zahlungen).toEqual(['vorkasse', 'abholung'])
})

test('what was entered is there again, in this cart and in no other', async () => {
  const korb = await newCart(wish(shop.honey))
  await shop.enter(korb, { telefon: '07999 12' })
  const again = await shop.ask('kasse', { tun: 'zeigen', korb, sprache: 'de' })
  expect(await again.json()).toMatchObject({ felder: { telefon: '07999 12', nachname: 'Person' } })
  const other = await newCart(wish(shop.honey))
  const theirs = await shop.ask('kasse', { tun: 'zeigen', korb: other, sprache: 'de' })
  expect(await theirs.json()).toMatchObject({ felder: {} })
  await shop.client.query(`update warenkoerbe set kasse_bis = now() - interval '1 second'`)
  const late = await shop.ask('kasse', { tun: 'zeigen', korb, sprache: 'de' })
  expect(await late.json()).toMatchObject({ felder: {}, uebersicht: null })
})

test('a cart that cannot be ordered offers nothing', async () => {
  const rare = await shop.add('Einzelstück', 900, { menge_limit: 1 })
  const korb = await newCart(wish(rare))
  await shop.client.query('update shop_artikel set menge_aktuell = 1 where id = $1', [rare.id])
  expect(await shop.enter(korb)).toMatchObject({
    warenkorb: { bestellbar: false },
    angebot: { lieferungen: [], zahlungen: [] },
    uebersicht: null,
  })
  expect(await shop.enter(null)).toMatchObject({ korb: null, uebersicht: null })
})

test('without an account nobody can transfer anything', async () => {
  const { payload } = shop
  const how = { slug: 'shop_einstellungen', locale: 'de', overrideAccess: true } as const
  await payload.updateGlobal({ ...how, data: { konto: { iban: '' } } })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const { angebot } = await shop.enter(await newCart(wish(shop.honey)))
  expect(angebot.zahlungen).toEqual(['abholung'])
  await payload.updateGlobal({ ...how, data: { konto: { iban: 'DE02120300000000202051' } } })
})
