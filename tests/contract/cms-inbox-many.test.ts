import { beforeAll, expect, test } from 'vitest'
import { fillAtOnce } from '../support/fill-at-once.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'

// The inbox with 100,000 requests (spec 2.7): its list in under 300 ms.

const count = 100_000
const longest = 300
let office: BackOffice
let administration: string
let guests: string

beforeAll(async () => {
  office = await openBackOffice()
  administration = await office.logIn('administration')
  guests = await office.logIn('tourismus')
  await fillAtOnce(office.databaseUrl, [
    `insert into anfragen (art, status, name, email, daten, eingegangen_am, loeschen_am, nummer, bezeichnung)
     select (array['fuehrung', 'pauschale', 'kontakt', 'schaden'])[1 + n % 4]::enum_anfragen_art,
       (case when n % 50 = 0 then 'neu' when n % 50 = 1 then 'in_arbeit' else 'erledigt' end)::enum_anfragen_status,
       (array['Ayşe', 'Bernd', 'Clara', 'Dörte', 'Emil', 'Frieda', 'Gül', 'Hans', 'Ida', 'Jürgen'])[1 + n % 10] || ' ' || n, 'n' || n || '@post.example', jsonb_build_object('bemerkung', repeat('x', 300)),
       now() - n * interval '2 minutes', now() + interval '90 days', n,
       'A-' || n || ' · Nachricht an das Rathaus'
     from generate_series(1, ${count}) as n`,
    'analyze anfragen',
  ])
})

/**
 * The shortest of several times: what else runs on the machine only adds to it, and a list that is
 * too slow has none that is short enough.
 */
async function fastestOf(path: string, token: string): Promise<{ time: number; total: unknown }> {
  let time = Number.POSITIVE_INFINITY
  let total: unknown
  for (let round = 0; round < 20 && time >= longest; round += 1) {
    const begin = performance.now()
    const { body } = await office.call('GET', `anfragen?depth=0&limit=25&${path}`, undefined, token)
    time = Math.min(time, performance.now() - begin)
    total = body.totalDocs
  }
  return { time, total }
}

/** What the list asks for while somebody searches. */
const searched = (words: string) =>
  ['bezeichnung', 'name', 'email']
    .map((field, place) => `where[or][${place}][${field}][like]=${encodeURIComponent(words)}`)
    .join('&')

/** The columns that the list shows. */
const columns = ['bezeichnung', 'name', 'status', 'eingegangen_am', 'bearbeiter']
  .map((field) => `select[${field}]=true`)
  .join('&')

const open = 'where[status][in]=neu,in_arbeit&sort=-eingegangen_am'

test.each([
  ['what is open', open, count / 25],
  [
    'what is new, of one kind',
    `${open}&where[art][equals]=fuehrung&where[status][equals]=neu`,
    1000,
  ],
  ['everything', 'sort=-eingegangen_am', count],
  ['everything by name', 'sort=name', count],
  ['the fortieth page', 'sort=-eingegangen_am&page=40', count],
  ['the last page', `${columns}&sort=-eingegangen_am&page=4000`, count],
  ['a common name', `sort=-eingegangen_am&${searched('Ayşe')}`, count / 10],
  ['part of an address', `sort=-eingegangen_am&${searched('n99123@')}`, 1],
])('the list of %s comes in under 300 ms', async (_, path, total) => {
  const measured = await fastestOf(path, administration)
  expect(measured.total).toBe(total)
  expect(measured.time).toBeLessThan(longest)
})

test('it does so too for an office that sees its own kinds alone', async () => {
  const measured = await fastestOf(open, guests)
  expect(measured.total).toBe(count / 50)
  expect(measured.time).toBeLessThan(longest)
})

test('what is new of one kind is found by its index', async () => {
  const { rows } = await office.payload.db.pool.query<Record<string, string>>(
    `explain select id from anfragen where status = 'neu' and art = 'fuehrung'
     order by eingegangen_am desc limit 25`,
  )
  expect(JSON.stringify(rows)).toContain('status_art_eingegangen_am_idx')
})
