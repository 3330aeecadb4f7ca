import { afterEach, beforeAll, expect, test } from 'vitest'
import { type OnlineShop, openOnlineShop } from './online-shop.ts'
import { letGo } from './orders.ts'

// Issue of the shop, line 4: online payments by a provider that is asked and never believed.

let town: OnlineShop

beforeAll(async () => {
  town = await openOnlineShop()
})

afterEach(() => {
  town.provider.manners = 'good'
  town.provider.lie = (truth) => truth
})

const waits = { stand: 'wartet', bezahlt: false, verlauf: ['bestellt'] }
const isPaid = { stand: 'neu', bezahlt: true, verlauf: ['bestellt', 'bezahlt'] }

test('somebody who pays online is led to the provider, which hears neither name nor goods', async () => {
  const waiting = await town.buy()
  expect(await town.pageOf(waiting)).toMatchObject({
    stand: 'wartet',
    ueberweisung: null,
    online: { cent: 1800, moeglich: true, begonnen: false },
  })
  const { adresse, cent, nummer } = await town.begin(waiting)
  const payment = town.paymentOf(waiting)
  expect(adresse).toBe(`${new URL(town.provider.url).origin}/checkout/${payment.id}`)
  expect([cent, nummer]).toEqual([1800, waiting.nummer])
  expect(payment).toMatchObject({
    amount: { value: '18.00', currency: 'EUR' },
    description: waiting.nummer,
    redirectUrl: 'http://localhost:3000/de/shop/bezahlung/',
  })
  expect(JSON.stringify(payment)).not.toMatch(/Person|Plakat|probe@|Musterweg/)
  expect(JSON.stringify(payment)).not.toContain(waiting.zugang)
  expect((await town.pageOf(waiting)).online).toMatchObject({ begonnen: true })
  expect(await town.kept(waiting)).toMatchObject(waits)
})

test('a paid payment pays its order once, however often and by whom it is said', async () => {
  const { payment, ...waiting } = await town.bought()
  payment.status = 'paid'
  for (let times = 0; times < 3; times += 1)
    expect((await town.ask({ tun: 'melden', zahlung: payment.id })).status).toBe(200)
  const jobs = await town.shop.rows(
    "select data from pgboss.job where name = 'check-payment' and data ->> 'id' = $1",
    [payment.id],
  )
  expect(jobs.length).toBe(3)
  await Promise.all([town.look(payment), town.look(payment), town.look(payment)])
  expect(await town.kept(waiting)).toMatchObject({
    ...isPaid,
    zahlungen: ['bezahlt'],
    mails: [`Ihre Bestellung ${waiting.nummer}`, `Ihre Zahlung ist da: ${waiting.nummer}`],
  })
  expect(await town.pageOf(waiting)).toMatchObject({ online: null, stand: 'neu' })
  expect((await town.begin(waiting)).adresse).toBeNull()
  await town.expectLedger()
})

test('whoever says that something is paid is not believed, and whoever asks about none hears nothing', async () => {
  const { payment, ...waiting } = await town.bought()
  expect((await town.ask({ tun: 'melden', zahlung: payment.id, status: 'paid' })).status).toBe(200)
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject(waits)
  const unknown = await town.ask({ tun: 'melden', zahlung: 'tr_gibtesnicht' })
  expect([unknown.status, await unknown.json()]).toEqual([
    200,
    { adresse: null, cent: null, nummer: null },
  ])
  const jobs =
    "select from pgboss.job where name = 'check-payment' and data ->> 'id' = 'tr_gibtesnicht'"
  expect(await town.shop.rows(jobs)).toEqual([])
  for (const zahlung of ['', '../refunds', 'tr_x y', 'x'.repeat(500)])
    expect((await town.ask({ tun: 'melden', zahlung })).status).toBe(400)
})

test.each(['canceled', 'expired', 'failed'])(
  'a payment that was %s leaves the order as it is, and one begins anew',
  async (status) => {
    const { payment, ...waiting } = await town.bought()
    payment.status = status
    await town.look(payment)
    expect(await town.kept(waiting)).toMatchObject(waits)
    await town.begin(waiting)
    const second = town.paymentOf(waiting)
    expect(second.id).not.toBe(payment.id)
    second.status = 'paid'
    await town.look(second)
    expect(await town.kept(waiting)).toMatchObject(isPaid)
  },
)

test('two clicks, and one more later, are one payment', async () => {
  const waiting = await town.buy()
  const [one, two] = await Promise.all([town.begin(waiting), town.begin(waiting)])
  expect([two.adresse, (await town.begin(waiting)).adresse]).toEqual([one.adresse, one.adresse])
  expect((await town.kept(waiting))?.zahlungen).toEqual(['offen'])
})

test.each<[string, object]>([
  ['another amount', { amount: { value: '0.18', currency: 'EUR' } }],
  ['other money', { amount: { value: '18.00', currency: 'HUF' } }],
  ['another payment', { id: 'tr_0000000099' }],
  ['another order', { metadata: { bestellung: '00000000-0000-4000-8000-000000000000' } }],
  ['no order', { metadata: null }],
])('a provider that tells of %s pays nothing', async (_, untruth) => {
  const { payment, ...waiting } = await town.bought()
  payment.status = 'paid'
  town.provider.lie = (truth) => ({ ...truth, ...untruth })
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject({ ...waits, zahlungen: ['ungeklaert'] })
  town.provider.lie = (truth) => truth
  // Once it says the right thing, the payment counts.
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject(isPaid)
})

test.each<[string, object]>([
  ['another amount', { amount: { value: '9000.00', currency: 'EUR' } }],
  [
    'a page of somebody else',
    { _links: { checkout: { href: 'https://mollie.com.fremd.example/' } } },
  ],
  ['no page', { _links: {} }],
  ['nothing that one can read', { amount: 'viel' }],
])('a payment that begins with %s is not begun', async (_, untruth) => {
  const waiting = await town.buy()
  town.provider.lie = (truth) => ({ ...truth, ...untruth })
  expect((await town.ask({ tun: 'beginnen', zugang: waiting.zugang })).status).toBe(503)
  expect(await town.kept(waiting)).toMatchObject({ ...waits, zahlungen: [] })
})

test.each(['fails', 'garbage', 'hangs up', 'redirects', 'silent'] as const)(
  'a provider that %s loses nothing, and a later try succeeds',
  async (manners) => {
    const { payment, ...waiting } = await town.bought()
    const other = await town.buy()
    payment.status = 'paid'
    town.provider.manners = manners
    const started = performance.now()
    const [answer, looked] = await Promise.all([
      town.ask({ tun: 'beginnen', zugang: other.zugang }),
      town.look(payment).then(
        () => 'done',
        () => 'failed',
      ),
    ])
    expect([answer.status, looked]).toEqual([503, 'failed'])
    expect(performance.now() - started).toBeLessThan(9_500)
    expect(await town.kept(waiting)).toMatchObject(waits)
    town.provider.manners = 'good'
    await town.look(payment)
    expect(await town.kept(waiting)).toMatchObject(isPaid)
    expect((await town.begin(other)).adresse).not.toBeNull()
  },
)

test('an order is not given up while nobody knows whether it is paid', async () => {
  const paid = await town.bought()
  const unpaid = await town.bought()
  paid.payment.status = 'paid'
  town.provider.manners = 'fails'
  await town.shop.rows("update shop_zahlungen set am = now() - interval '3 minutes'")
  await town.shop.rows("update bestellungen set zahlbar_bis = now() - interval '1 day'")
  await town.keepShop()
  expect([await town.kept(paid), await town.kept(unpaid)]).toMatchObject([waits, waits])
  town.provider.manners = 'good'
  // Its word was lost: the look around finds it before the order expires.
  await town.keepShop()
  expect(await town.kept(paid)).toMatchObject(isPaid)
  expect(await town.kept(unpaid)).toMatchObject({
    stand: 'storniert',
    verlauf: ['bestellt', 'verfallen'],
  })
  await town.expectLedger()
})

test('money that comes once the order is off goes back by a button, once', async () => {
  const { payment, ...waiting } = await town.bought()
  expect(await letGo(town.shop.payload, waiting.id, 'storniert')).toBeNull()
  payment.status = 'paid'
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject({ bezahlt: true, stand: 'storniert' })
  const results = await Promise.all([town.refund(waiting), town.refund(waiting)])
  expect(results.filter((one) => one === null)).toHaveLength(1)
  expect(payment.amountRefunded).toEqual({ value: '18.00', currency: 'EUR' })
  expect(await town.kept(waiting)).toMatchObject({
    erstattet: 1800,
    verlauf: ['bestellt', 'storniert', 'zu_spaet', 'erstattet'],
  })
  // What it says of its refund is no news.
  await town.look(payment)
  expect((await town.kept(waiting))?.verlauf).toHaveLength(4)
  await town.expectLedger()
})

test('a refund that cannot be made is not noted, and says why', async () => {
  const { payment, ...waiting } = await town.owed()
  town.provider.manners = 'fails'
  expect((await town.refund(waiting))?.message).toContain('Mollie antwortet gerade nicht')
  town.provider.manners = 'good'
  // It was given back there, and nobody could note it: it is not given back twice.
  payment.amountRefunded = { value: '18.00', currency: 'EUR' }
  expect(await town.refund(waiting)).toBeNull()
  expect(payment.amountRefunded.value).toBe('18.00')
  expect(await town.kept(waiting)).toMatchObject({ erstattet: 1800 })
})

test('what the provider refuses for good goes back by a transfer, and is noted as given back', async () => {
  const { payment, ...waiting } = await town.owed()
  town.provider.manners = 'refunds nothing'
  expect((await town.refund(waiting))?.message).toContain('„Geld selbst überwiesen“')
  expect(await town.kept(waiting)).toMatchObject({ erstattet: 0 })
  expect(await town.refund(waiting, 'ueberwiesen')).toBeNull()
  expect(payment.amountRefunded).toBeUndefined()
  expect(await town.kept(waiting)).toMatchObject({
    erstattet: 1800,
    verlauf: ['bestellt', 'bezahlt', 'storniert', 'erstattet'],
  })
  // Once it is noted, nobody gives it back another time.
  town.provider.manners = 'good'
  for (const akt of ['erstattet', 'ueberwiesen'] as const)
    expect((await town.refund(waiting, akt))?.status).toBe(409)
  expect((await town.kept(waiting))?.mails).toContain(`Erstattung zur Bestellung ${waiting.nummer}`)
})

test('what was given back at the provider is noted here', async () => {
  const { payment, ...waiting } = await town.owed()
  payment.amountRefunded = { value: '18.00', currency: 'EUR' }
  await town.look(payment)
  expect(await town.kept(waiting)).toMatchObject({ erstattet: 1800, stand: 'storniert' })
})

test('without a key nobody is offered to pay online', async () => {
  const { env } = await import('../../apps/cms/src/env.ts')
  const { readSettings } = await import('../../apps/cms/src/subjects/shop/einstellungen/index.ts')
  expect((await readSettings(town.shop.payload, 'de')).zahlungsarten).toContain('online')
  const key = env.MOLLIE_API_KEY
  Object.assign(env, { MOLLIE_API_KEY: undefined })
  expect((await readSettings(town.shop.payload, 'de')).zahlungsarten).not.toContain('online')
  Object.assign(env, { MOLLIE_API_KEY: key })
})
