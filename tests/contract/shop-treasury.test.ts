import { beforeAll, expect, test } from 'vitest'
import { centsOf } from '../../apps/cms/src/platform/money/index.ts'
import { dayAt, todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { germanDay } from '../../apps/cms/src/platform/time/german-time.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { acceptAll, letGo } from './orders.ts'
import { type Bought, partOrdersOf } from './part-orders.ts'
import { openShop, type Shop } from './shop.ts'
import { local } from './writing.ts'

// Issue 20: invoices and credit notes as a table for the treasury (T49).

let shop: Shop
let office: BackOffice
let guests: string
let part: ReturnType<typeof partOrdersOf>

beforeAll(async () => {
  shop = await openShop()
  office = await openBackOffice(shop.databaseUrl)
  guests = await office.logIn('tourismus')
  part = partOrdersOf(shop)
})

type Row = Record<string, string>

const ask = (von: string, bis: string, token = guests) =>
  office.download(`bestellungen/kaemmerei?${new URLSearchParams({ von, bis })}`, token)

/** Every cell stands in quotes, and none of these tests has one in it. */
const cellsOf = (line: string) => line.slice(1, -1).split('";"')

async function rowsOf(von: string, bis: string): Promise<Row[]> {
  const response = await ask(von, bis)
  expect(response.status).toBe(200)
  const table = Buffer.from(await response.arrayBuffer()).toString()
  const [heads = [], ...rows] = table.slice(1).trimEnd().split('\r\n').map(cellsOf)
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
}

/** Cents of an amount of the table, which may be below zero. */
const cents = (text = '') => (text.startsWith('-') ? -1 : 1) * (centsOf(text.replace('-', '')) ?? 0)
const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + cents(row[column]), 0)

/** Lets all papers of an order be made at a moment. */
const date = ({ id }: Bought, am: string) =>
  shop.rows('update shop_belege set am = $2 where bestellung = $1', [id, am])

/** What an order of a test has gone through when its papers are counted. */
async function ordersOfAllKinds() {
  const [sent, part1, part2, off, withdrawn] = [
    await part.bought({ zahlung: 'vorkasse' }),
    await part.bought(),
    await part.bought(),
    await part.bought({ zahlung: 'vorkasse' }),
    await part.bought({ lieferung: 'abholung', zahlung: 'abholung' }),
  ]
  const free = await shop.add('Prospekt', 0, { menge_limit: 50 })
  await shop.buy({
    tun: 'hineinlegen',
    korb: null,
    artikel: free.nummer,
    groesse: null,
    anmerkungen: null,
    menge: 2,
  })
  for (const akt of ['bezahlt', 'versandt'] as const) await letGo(shop.payload, sent.id, akt)
  await letGo(shop.payload, part1.id, 'bezahlt')
  await part.takeBack(part1.id, [1, 0])
  await letGo(shop.payload, part1.id, 'erstattet')
  await part.takeBack(part1.id, [2, 1])
  await part.takeBack(part2.id, [2, 0])
  await letGo(shop.payload, part2.id, 'bezahlt')
  await letGo(shop.payload, off.id, 'storniert')
  await part.declare(withdrawn)
  await acceptAll(shop.payload, withdrawn.id)
  return { sent, part1, part2, off, withdrawn }
}

test('its sums are the sums of the invoices less those of the credit notes, paper by paper', async () => {
  await ordersOfAllKinds()
  const rows = await rowsOf('2026-01-01', '2099-12-31')
  const papers = await shop.rows(
    `select nummer, case art when 'korrektur' then -1 else 1 end * (daten ->> 'summe_cent')::int
       as cent from shop_belege order by nummer`,
  )
  expect(papers.length).toBeGreaterThanOrEqual(11)
  const summed = [...new Set(rows.map(({ Nummer }) => Nummer))].map((nummer) => ({
    nummer,
    cent: sum(
      rows.filter(({ Nummer }) => Nummer === nummer),
      'Brutto in Euro',
    ),
  }))
  expect(summed).toEqual(papers)
  for (const row of rows)
    expect(cents(row['Netto in Euro']) + cents(row['MwSt. in Euro'])).toBe(
      cents(row['Brutto in Euro']),
    )
  const [books] = await shop.rows(
    `select sum(case b.art when 'korrektur' then -1 else 1 end * (s ->> 'steuer_cent')::int)::int
       as steuer from shop_belege b, jsonb_array_elements(b.daten -> 'steuern') s`,
  )
  expect(sum(rows, 'MwSt. in Euro')).toBe(books?.steuer)
})

test('a credit note says when its money went back, and nothing where none had come', async () => {
  const { off, part1, part2, sent } = await ordersOfAllKinds()
  const rows = await rowsOf('2026-01-01', '2099-12-31')
  const told = ({ nummer }: Bought) => {
    const own = rows.filter(({ Bestellung }) => Bestellung === `B-${nummer}`)
    return own.map((row) => [row.Art, row['Bezahlt am'] !== '', row['Erstattet am']])
  }
  const today = germanDay(todayInBerlin())
  const [invoice, credit] = ['Rechnung', 'Rechnungskorrektur']
  expect(told(sent)).toEqual([
    [invoice, true, ''],
    [invoice, true, ''],
  ])
  expect(told(part1).slice(2)).toEqual([
    [credit, true, today],
    [credit, true, ''],
    [credit, true, ''],
  ])
  expect(told(part2).slice(2)).toEqual([[credit, true, '']])
  expect(told(off).slice(2)).toEqual([
    [credit, false, ''],
    [credit, false, ''],
  ])
})

test('a paper is of the day that it names: the town’s, in winter and in summer', async () => {
  const moments = [
    '2024-06-30T21:59:59.999Z',
    '2024-06-30T22:00:00.000Z',
    '2024-12-31T22:59:59.999Z',
    '2024-12-31T23:00:00.000Z',
  ]
  const orders: Bought[] = []
  for (const am of moments) {
    const order = await part.bought()
    await date(order, am)
    orders.push(order)
  }
  const found = await rowsOf('2024-07-01', '2024-12-31')
  const wanted = orders.slice(1, 3).map(({ nummer }) => `B-${nummer}`)
  expect([...new Set(found.map(({ Bestellung }) => Bestellung))]).toEqual(wanted)
  expect([...new Set(found.map(({ Datum }) => Datum))]).toEqual(['01.07.2024', '31.12.2024'])
  expect(dayAt(moments[3] ?? '')).toBe('2025-01-01')
  expect(await rowsOf('2025-01-01', '2025-01-01')).toHaveLength(2)
})

test('papers stand by their numbers, also beyond a hundred thousand of them', async () => {
  const [many, few] = [await part.bought(), await part.bought()]
  const rename = ({ id }: Bought, nummer: string) =>
    shop.rows('update shop_belege set nummer = $2 where bestellung = $1', [id, nummer])
  await rename(many, 'RE-2023-100000')
  await rename(few, 'RE-2023-99999')
  for (const order of [many, few]) await date(order, '2023-05-05T10:00:00.000Z')
  const found = (await rowsOf('2023-05-05', '2023-05-05')).map(({ Nummer }) => Nummer)
  expect([...new Set(found)]).toEqual(['RE-2023-99999', 'RE-2023-100000'])
})

test('T49: a name that would calculate is text, and the file is private and logged', async () => {
  const order = await part.bought()
  await shop.rows(
    `update shop_belege set daten = jsonb_set(daten, '{empfaenger,0}', '"=1+1"')
     where bestellung = $1`,
    [order.id],
  )
  await date(order, '2022-02-02T10:00:00.000Z')
  const response = await ask('2022-02-01', '2022-02-28')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="kaemmerei-2022-02-01-bis-2022-02-28.csv"',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(bytes.toString()).toContain(`;"'=1+1";`)
  const log = await office.payload.find({
    collection: 'protokoll',
    where: { vorgang: { equals: 'exportiert' }, eintrag: { like: '01.02.2022' } },
    ...local,
  })
  expect(log.docs).toMatchObject([
    {
      wer: 'Probe',
      sammlung: 'bestellungen',
      eintrag: 'Tabelle für die Kämmerei, 01.02.2022 bis 28.02.2022: 1 Beleg',
    },
  ])
})

test('it is for those who see orders, and for a period that can be one', async () => {
  for (const rolle of ['rathaus', 'festival', 'autor'] as const)
    expect((await ask('2026-01-01', '2026-12-31', await office.logIn(rolle))).status).toBe(403)
  expect((await ask('2026-01-01', '2026-12-31', '')).status).toBe(403)
  const administration = await office.logIn('administration')
  expect((await ask('2026-01-01', '2026-12-31', administration)).status).toBe(200)
  for (const [von, bis, words] of [
    ['', '', 'den ersten und den letzten Tag'],
    ['2026-02-29', '2026-03-01', 'den ersten und den letzten Tag'],
    ['2026-03-02', '2026-03-01', 'liegt vor dem ersten'],
  ] as const) {
    const response = await ask(von, bis)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(words)])
  }
  expect((await ask('9999-12-31', '9999-12-31')).status).toBe(200)
})
