import { beforeAll, expect, test } from 'vitest'
import { letGo } from './orders.ts'
import { partOrdersOf } from './part-orders.ts'
import { openShop, type Shop } from './shop.ts'

// Issue 20: what is packed now, and what is not.

let shop: Shop
let part: ReturnType<typeof partOrdersOf>

beforeAll(async () => {
  shop = await openShop()
  part = partOrdersOf(shop)
})

async function packed() {
  const { packlisteOf, readPackOrders } = await import(
    '../../apps/cms/src/subjects/shop/packliste/index.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  return packlisteOf(await oneTransaction(shop.payload, readPackOrders))
}

test('packed is what is paid, on invoice, or paid when it is fetched, and nothing else', async () => {
  const [invoice, waiting, paid, fetched, sent, ready, off] = [
    await part.bought(),
    await part.bought({ zahlung: 'vorkasse' }),
    await part.bought({ zahlung: 'vorkasse', plz: '6900', ort: 'Bregenz', land: 'AT' }),
    await part.bought({ lieferung: 'abholung', zahlung: 'abholung' }),
    await part.bought(),
    await part.bought({ lieferung: 'abholung', zahlung: 'abholung' }),
    await part.bought(),
  ]
  await letGo(shop.payload, paid.id, 'bezahlt')
  await letGo(shop.payload, sent.id, 'versandt')
  await letGo(shop.payload, ready.id, 'bereit')
  await letGo(shop.payload, off.id, 'storniert')
  const { pakete, summen } = await packed()
  const named = ({ nummer }: { nummer: number }) => `B-${nummer}`
  expect(pakete.map(({ referenz }) => referenz)).toEqual([invoice, paid, fetched].map(named))
  expect(pakete.map(({ referenz }) => referenz)).not.toContain(named(waiting))
  expect(pakete[1]?.an).toEqual(['Probe Person', 'Musterweg 1', '6900 Bregenz', 'Österreich'])
  expect(pakete[2]).toMatchObject({ an: ['Probe Person'], lieferung: 'abholung' })
  expect(summen.filter(({ titel }) => titel === 'Honig')).toEqual([
    { titel: 'Honig', groesse: null, stueck: 3 },
  ])
  for (const { id } of [invoice, paid]) await letGo(shop.payload, id, 'versandt')
  await letGo(shop.payload, fetched.id, 'bereit')
  expect((await packed()).pakete).toEqual([])
})

test('withdrawn pieces stay out; an open withdrawal holds the parcel until it is answered', async () => {
  const order = await part.bought()
  await part.declare(order, 'Nur ein Becher')
  const own = { referenz: `B-${order.nummer}`, id: order.id }
  expect(await packed()).toEqual({ pakete: [], summen: [], widerrufe: [own] })
  await part.takeBack(order.id, [1, 1])
  const { pakete, summen, widerrufe } = await packed()
  expect(widerrufe).toEqual([])
  expect(pakete).toMatchObject([{ ...own, zeilen: [{ titel: 'Becher', stueck: 2 }] }])
  expect(summen).toEqual([{ titel: 'Becher', groesse: null, stueck: 2 }])
  await letGo(shop.payload, order.id, 'versandt')
})

test('sizes, remarks of whoever ordered and our own note are on it', async () => {
  const { ergebnis } = await shop.buy(
    {
      tun: 'hineinlegen',
      korb: null,
      artikel: shop.shirt.nummer,
      groesse: 'M',
      anmerkungen: 'Als Geschenk verpackt',
      menge: 2,
    },
    { zahlung: 'rechnung' },
  )
  expect(ergebnis).toBe('bestellt')
  await shop.rows(`update bestellungen set notiz = 'Karte beilegen' where stand = 'neu'`)
  expect((await packed()).pakete).toMatchObject([
    {
      notiz: 'Karte beilegen',
      zeilen: [{ titel: 'T-Shirt', groesse: 'M', stueck: 2, anmerkungen: 'Als Geschenk verpackt' }],
    },
  ])
})
