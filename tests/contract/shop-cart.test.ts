import { korbAntwort } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from './content-api.ts'
import { openShop, type Shop, wish } from './shop.ts'

// Spec 7 and 4: a cart without account, on the server; T65, T68.

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

const carts = async () =>
  (await shop.client.query('select id, gesehen_am from warenkoerbe')).rows.length

test('looking makes no cart; the first article makes one, with a secret of 128 bits (T65)', async () => {
  const before = await carts()
  const looked = await shop.cart({ tun: 'zeigen', korb: null })
  expect(looked).toMatchObject({ korb: null, warenkorb: { positionen: [], bestellbar: false } })
  expect(await carts()).toBe(before)
  const { korb, position, warenkorb } = await shop.cart(wish(shop.honey))
  expect(korb).toMatch(/^[\w-]{22}$/)
  expect(warenkorb?.positionen.map(({ id, titel }) => [id, titel])).toEqual([[position, 'Honig']])
  expect(await carts()).toBe(before + 1)
})

test('the table keeps no secret: whoever reads it opens no cart (T65)', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  const { rows } = await shop.client.query(
    'select to_jsonb(k)::text || to_jsonb(p)::text as t from warenkoerbe k join warenkorb_positionen p on p.korb = k.id',
  )
  expect(JSON.stringify(rows)).not.toContain(korb)
})

test('the same once more is more of it; another size or remark is a line of its own', async () => {
  const { korb } = await shop.cart(wish(shop.shirt, { groesse: 'M', menge: 2 }))
  await shop.cart(wish(shop.shirt, { korb, groesse: 'M' }))
  await shop.cart(wish(shop.shirt, { korb, groesse: 'S' }))
  const { warenkorb } = await shop.cart(
    wish(shop.shirt, { korb, groesse: 'S', anmerkungen: 'Geschenk' }),
  )
  expect(
    warenkorb?.positionen.map(({ groesse, menge, anmerkungen }) => [groesse, menge, anmerkungen]),
  ).toEqual([
    ['M', 3, null],
    ['S', 1, null],
    ['S', 1, 'Geschenk'],
  ])
})

test('two tabs that put something in at once lose nothing', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  await Promise.all(Array.from({ length: 8 }, () => shop.cart(wish(shop.honey, { korb }))))
  const { warenkorb } = await shop.cart({ tun: 'zeigen', korb })
  expect(warenkorb?.positionen[0]?.menge).toBe(9)
})

test('a size must be chosen when sizes exist, and is one of them (spec 5, T68)', async () => {
  for (const [article, groesse] of [
    [shop.shirt, null],
    [shop.shirt, 'XXL'],
    [shop.cup, 'M'],
  ] as const) {
    const { korb, probleme } = await shop.cart(wish(article, { groesse }))
    expect(probleme.map(({ art }) => art)).toEqual(['groesse'])
    expect(korb).toBeNull()
  }
})

test('no more comes in than there is, in all sizes together, and that is said', async () => {
  const first = await shop.cart(wish(shop.cup, { menge: 9 }))
  expect(first.warenkorb?.positionen[0]?.menge).toBe(5)
  expect(first.probleme).toEqual([{ art: 'begrenzt', bei: String(shop.cup.nummer), hoechstens: 5 }])
  const { korb } = await shop.cart(wish(shop.shirt, { groesse: 'S', menge: 7 }))
  const second = await shop.cart(wish(shop.shirt, { korb, groesse: 'M', menge: 7 }))
  expect(second.warenkorb?.positionen.map(({ menge }) => menge)).toEqual([7, 3])
  expect(second.warenkorb?.bestellbar).toBe(true)
})

test.each([0, -1, 0.5, 1e9, null, '2'])('a quantity of %s is refused (T68)', async (menge) => {
  const response = await shop.ask('warenkorb', { sprache: 'de', ...wish(shop.cup), menge })
  expect(response.status).toBe(400)
})

test('what is hidden, gone or unknown is not put in (T68)', async () => {
  const hidden = await shop.add('Restposten', 100, { aktiv: false })
  for (const article of [hidden, { id: '', nummer: 999_999 }]) {
    const { korb, probleme } = await shop.cart(wish(article))
    expect([korb, probleme[0]?.art]).toEqual([null, 'weg'])
  }
})

test('quantities change and lines go; nobody changes the cart of somebody else', async () => {
  const mine = await shop.cart(wish(shop.honey, { menge: 2 }))
  const theirs = await shop.cart(wish(shop.honey, { menge: 2 }))
  const id = mine.position ?? ''
  await shop.cart({ tun: 'aendern', korb: theirs.korb, mengen: [{ id, menge: 9 }] })
  await shop.cart({ tun: 'entfernen', korb: theirs.korb, position: id })
  const before = await shop.cart({ tun: 'zeigen', korb: mine.korb })
  expect(before.warenkorb?.positionen[0]?.menge).toBe(2)
  const changed = await shop.cart({ tun: 'aendern', korb: mine.korb, mengen: [{ id, menge: 9 }] })
  expect(changed.warenkorb).toMatchObject({ waren_cent: 10_350 })
  const gone = await shop.cart({ tun: 'entfernen', korb: mine.korb, position: id })
  expect(gone.warenkorb?.positionen).toEqual([])
})

test('another price, name or stock is said, and nothing of it is silent', async () => {
  const plate = await shop.add('Teller', 2000, { menge_limit: 4 })
  const { korb } = await shop.cart(wish(plate, { menge: 3 }))
  await shop.change(plate, { titel: 'Teller, blau', preis_cent: 2100 })
  await shop.client.query('update shop_artikel set menge_aktuell = 2 where id = $1', [plate.id])
  const { warenkorb } = await shop.cart({ tun: 'zeigen', korb })
  expect(warenkorb).toMatchObject({
    bestellbar: false,
    positionen: [
      {
        titel: 'Teller, blau',
        titel_vorher: 'Teller',
        preis_cent: 2100,
        preis_vorher_cent: 2000,
        hoechstens: 2,
        hinweise: ['preis', 'name', 'menge'],
      },
    ],
  })
})

test('in the other language an article has another name, and that is no change', async () => {
  const { payload } = shop
  const { id, nummer } = await shop.add('Seife', 600)
  const data = { titel: 'Soap', _status: 'published' as const }
  await payload.update({ collection: 'shop_artikel', id, locale: 'en', data })
  const { korb } = await shop.cart(wish({ id, nummer }))
  const english = await shop.ask('warenkorb', { tun: 'zeigen', korb, sprache: 'en' })
  const { warenkorb } = korbAntwort.parse(await english.json())
  expect(warenkorb?.positionen).toMatchObject([{ titel: 'Soap', sprache: 'en', hinweise: [] }])
  await shop.change({ id, nummer }, { titel: 'Olivenseife' })
  const german = await shop.cart({ tun: 'zeigen', korb })
  expect(german.warenkorb?.positionen).toMatchObject([{ titel_vorher: 'Seife' }])
})

test('an article that is taken off sale or deleted stays in the cart by its name', async () => {
  const vase = await shop.add('Vase', 3000)
  const bowl = await shop.add('Schale', 1000)
  const { korb } = await shop.cart(wish(vase))
  await shop.cart(wish(bowl, { korb }))
  await shop.change(vase, { aktiv: false })
  await shop.payload.delete({ collection: 'shop_artikel', id: bowl.id, overrideAccess: true })
  const { warenkorb } = await shop.cart({ tun: 'zeigen', korb })
  expect(warenkorb?.positionen.map(({ titel, hinweise }) => [titel, hinweise])).toEqual([
    ['Vase', ['weg']],
    ['Schale', ['weg']],
  ])
})

test('a cart survives a restart of the API', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  const other = await startApi(shop.environment)
  const response = await fetch(`${other.url}/api/cms/shop/warenkorb`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tun: 'zeigen', korb, sprache: 'de' }),
  })
  expect(await response.json()).toMatchObject({ korb, warenkorb: { waren_cent: 1150 } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('after thirty days a cart is forgotten, and a secret that opens nothing makes none', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  await shop.client.query(`update warenkoerbe set gesehen_am = now() - interval '31 days'`)
  expect(await shop.cart({ tun: 'zeigen', korb })).toMatchObject({ korb: null })
  const { korb: fresh } = await shop.cart(wish(shop.honey, { korb: 'x'.repeat(22) }))
  expect(fresh).not.toBe('x'.repeat(22))
})

test('fifty different things are the most', async () => {
  let korb: string | null = null
  for (let place = 0; place < 50; place += 1)
    ({ korb } = await shop.cart(wish(shop.honey, { korb, anmerkungen: `Glas ${place}` })))
  const { probleme, warenkorb } = await shop.cart(
    wish(shop.honey, { korb, anmerkungen: 'eines mehr' }),
  )
  expect(warenkorb?.positionen).toHaveLength(50)
  expect(probleme.map(({ art }) => art)).toEqual(['voll'])
})

test('a browser does not get through, and neither does what is no question', async () => {
  const question = { sprache: 'de', tun: 'zeigen', korb: null }
  expect((await shop.ask('warenkorb', question, { Origin: 'https://a.example' })).status).toBe(403)
  for (const body of [
    '{',
    '[]',
    '{}',
    { ...question, tun: 'bezahlen' },
    { ...question, korb: 'x' },
  ])
    expect((await shop.ask('warenkorb', body)).status).toBe(400)
})

test('one sender does three hundred things in ten minutes, and no more (T73)', async () => {
  const headers = { 'X-Absender': 'ein-haushalt' }
  const question = { sprache: 'de', tun: 'zeigen', korb: null }
  const statuses = await Promise.all(
    Array.from(
      { length: 305 },
      async () => (await shop.ask('warenkorb', question, headers)).status,
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
