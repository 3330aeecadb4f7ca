import { beforeAll, expect, test } from 'vitest'
import { type OnlineShop, openOnlineShop, type Waiting } from './online-shop.ts'
import { letGo, openDialogue } from './orders.ts'
import { type Article, nummerOf, wish } from './shop.ts'
import { german } from './writing.ts'

// Money that came online and is more than what is owed, or has to go back: by which way it goes.

let town: OnlineShop

beforeAll(async () => {
  town = await openOnlineShop()
})

async function bought(
  article: Article,
  menge: number,
  fields: Record<string, string>,
): Promise<Waiting> {
  const answer = await town.shop.buy(wish(article, { menge }), fields)
  const nummer = nummerOf(answer)
  const [row] = await town.shop.rows('select id from bestellungen where nummer = $1', [nummer])
  const zugang = answer.ergebnis === 'bestellt' ? answer.zugang : ''
  return { id: String(row?.id), zugang, nummer: `B-${nummer}` }
}

/** Two posters at 15,00 EUR sent for 3,00 EUR, whose payment was begun before one was withdrawn. */
async function withdrawnWhilePaying() {
  const poster = await town.shop.add('Plakat', 1500, { menge_limit: 9 })
  const waiting = await bought(poster, 2, { zahlung: 'online' })
  await town.begin(waiting)
  const payment = town.paymentOf(waiting)
  const { gesehen } = await openDialogue(town.shop.payload, waiting.id)
  await letGo(town.shop.payload, waiting.id, 'widerrufen', { gesehen, mengen: [1] })
  return { ...waiting, payment }
}

/** Whether the button that gives money back makes the provider do so. */
async function isButtonOnline({ id }: Waiting): Promise<boolean> {
  const { goesBackOnline, readZahlungen } = await import(
    '../../apps/cms/src/subjects/shop/online/index.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  return goesBackOnline(await oneTransaction(town.shop.payload, (req) => readZahlungen(req, id)))
}

test('a button that makes the provider give money back says so, also where too much was paid', async () => {
  const { payment, ...waiting } = await withdrawnWhilePaying()
  payment.status = 'paid'
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject({ bezahlt: true, zahlungen: ['zuviel'] })
  expect(await letGo(town.shop.payload, waiting.id, 'storniert')).toBeNull()
  expect(await isButtonOnline(waiting)).toBe(true)
  expect(await town.refund(waiting)).toBeNull()
  expect(payment.amountRefunded).toEqual({ value: '18.00', currency: 'EUR' })
})

test('of money for an order that expired after a part of it was withdrawn, the rest is too much', async () => {
  const { payment, ...waiting } = await withdrawnWhilePaying()
  expect(await letGo(town.shop.payload, waiting.id, 'storniert')).toBeNull()
  payment.status = 'paid'
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject({ bezahlt: true, zahlungen: ['zuviel'] })
  expect(await town.refund(waiting)).toBeNull()
  expect(payment.amountRefunded).toEqual({ value: '18.00', currency: 'EUR' })
})

test('of a cancelled event the list says which money goes back online', async () => {
  const { payload } = town.shop
  const ticket = await town.shop.ticket({ eintrittskarte: true })
  const [online, transferred] = [
    await bought(ticket, 1, { lieferung: 'mail', zahlung: 'online' }),
    await bought(ticket, 1, { lieferung: 'mail' }),
  ]
  await town.begin(online)
  const payment = town.paymentOf(online)
  payment.status = 'paid'
  await town.look(payment)
  expect(await letGo(payload, transferred.id, 'bezahlt')).toBeNull()
  const off = { status: 'abgesagt' as const }
  await payload.update({
    collection: 'veranstaltungen',
    id: ticket.concert,
    ...german,
    data: off,
  })
  for (const { id } of [online, transferred])
    expect(await letGo(payload, id, 'abgesagt')).toBeNull()
  const { readAbsagen } = await import('../../apps/cms/src/subjects/shop/absagen/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { zuErstatten } = await oneTransaction(payload, readAbsagen)
  expect(zuErstatten).toMatchObject([
    { id: online.id, cent: 1200, ueberMollie: true },
    { id: transferred.id, cent: 1200, ueberMollie: false },
  ])
})
