import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'
import { type Held, holdersOf } from './ticket-holders.ts'
import { german } from './writing.ts'

// Tickets and the venue of their event: whoever holds them hears that it was moved (issue 20, line 6).

let shop: Shop
let holders: ReturnType<typeof holdersOf>

beforeAll(async () => {
  shop = await openShop()
  holders = holdersOf(shop)
})

async function keep(): Promise<void> {
  const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { log: log.child({}), now: () => new Date(), transport: null, from: 'a@b.example' }
  await keepShop({}, { payload: shop.payload, ...tools })
}

const change = ({ article }: Held, data: object) =>
  shop.payload.update({ collection: 'veranstaltungen', id: article.concert, ...german, data })

const move = (order: Held, veranstaltungsort: string) =>
  change(order, { status: 'verlegt', neuer_ort: { veranstaltungsort } })

const lettersTo = async (order: Held) =>
  (await holders.mailsOf(order, 'verlegt')).map(({ text }) => String(text))

test('each holder hears of a new venue once, in their language; who buys for it does not', async () => {
  const english = await holders.paid({}, { sprache: 'en' })
  const unpaid = await holders.bought({}, { of: english.article })
  const other = await holders.paid()
  await move(english, 'Turnhalle Talstraße')
  await keep()
  const later = await holders.paid({}, { of: english.article })
  await keep()
  expect(await lettersTo(english)).toEqual([expect.stringContaining('Venue: Turnhalle Talstraße')])
  const [letter, ...more] = await lettersTo(unpaid)
  expect(letter).toContain('gilt jetzt ein anderer Ort: „Sommerkonzert“ (5. Juli 2031).')
  expect(letter).toContain('Ort: Turnhalle Talstraße')
  expect(letter).toContain('Sobald Ihre Zahlung da ist')
  expect(more).toEqual([])
  expect([await lettersTo(other), await lettersTo(later)]).toEqual([[], []])
})

test('whoever was told of another venue hears of the next, and that the first holds again', async () => {
  const order = await holders.paid()
  await move(order, 'Turnhalle')
  await keep()
  await move(order, 'Stadtkirche')
  await keep()
  await change(order, { status: 'ausverkauft' })
  await keep()
  await change(order, { status: 'geplant' })
  await keep()
  await keep()
  const places = (await lettersTo(order)).map((text) => /^Ort: (.*)$/m.exec(text)?.[1])
  expect(places).toEqual(['Turnhalle', 'Stadtkirche', 'Kurhaus'])
})

test('nobody hears of the venue of an event that is over, or of tickets that went back', async () => {
  const [past, back] = [await holders.paid(), await holders.paid()]
  await change(past, { datum_von: '2026-01-02', datum_bis: '2026-01-02' })
  await shop.rows("update bestellungen set stand = 'storniert' where id = $1", [back.id])
  for (const order of [past, back]) await move(order, 'Turnhalle')
  await keep()
  expect([await lettersTo(past), await lettersTo(back)]).toEqual([[], []])
})
