import { randomUUID } from 'node:crypto'
import { besucheCall } from '@kurstadt/contract/besuche'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { openTaking, type Taking } from './anfragen.ts'
import { german, published } from './writing.ts'

// Sums of visits (issue 25.4): taken once, bounded, shown to editors, deleted in time.

let town: Taking

beforeAll(async () => {
  town = await openTaking()
  const look = { pageLayout: 'default', pageTheme: 'default', zustaendig: 'tourismus' } as const
  for (const titel of ['Baden', 'Rathaus', 'Aemter', 'Fest']) {
    const data = { ...published, ...look, titel, pfad: `/de/${titel.toLowerCase()}/` }
    await town.payload.create({ collection: 'seiten', ...german, data })
  }
})

/** Hands over sums of visits as the website does; answers the status. */
async function deliver(zeilen: object[], kennung: string = randomUUID()) {
  const response = await fetch(`${town.api.url}/api/cms${besucheCall}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lane': 'background' },
    body: JSON.stringify({ kennung, zeilen }),
  })
  return response.status
}

const today = todayInBerlin()
const sum = (was: string, anzahl = 1, more: object = {}) => ({
  tag: today,
  art: 'seite',
  was,
  zusatz: 'computer',
  anzahl,
  ...more,
})

async function visits() {
  const { readVisits } = await import('../../apps/cms/src/subjects/besuche/read-visits.ts')
  return readVisits(await createLocalReq({}, town.payload), today)
}

test('sums of visits are added up, and a delivery that comes twice counts once', async () => {
  const twice = randomUUID()
  const rows = [sum('/de/baden/', 3), sum('/de/baden/', 2, { zusatz: 'telefon' })]
  expect([await deliver(rows, twice), await deliver(rows, twice)]).toEqual([200, 200])
  await deliver([
    sum('/de/baden/', 4),
    sum('/de/fest/'),
    sum('', 2, { art: 'herkunft', zusatz: '' }),
  ])
  const { geraete, herkunft, seiten, wochen } = await visits()
  expect(seiten).toEqual([
    { was: '/de/baden/', zusatz: '', anzahl: 9 },
    { was: '/de/fest/', zusatz: '', anzahl: 1 },
  ])
  expect(geraete).toEqual([
    { was: 'computer', zusatz: '', anzahl: 8 },
    { was: 'telefon', zusatz: '', anzahl: 2 },
  ])
  expect(herkunft).toEqual([{ was: '', zusatz: '', anzahl: 2 }])
  expect(wochen.at(-1)).toMatchObject({ aufrufe: 10, besuche: 2 })
})

test('what is looked for in vain, links to nothing, and pages that nobody reads', async () => {
  await town.client.query(`update seiten set created_at = now() - interval '100 days'`)
  await deliver([
    sum('eislaufhalle', 6, { art: 'suche', zusatz: 'de' }),
    sum('/de/weg/', 2, { art: 'fehlt', zusatz: '/de/rathaus/' }),
  ])
  const { fehlt, still, suchen } = await visits()
  expect(suchen).toEqual([{ was: 'eislaufhalle', zusatz: 'de', anzahl: 6 }])
  expect(fehlt).toEqual([{ was: '/de/weg/', zusatz: '/de/rathaus/', anzahl: 2 }])
  expect(still.find(({ pfad }) => pfad === '/de/aemter/')?.anzahl).toBe(0)
  expect(still.findIndex(({ pfad }) => pfad === '/de/aemter/')).toBeLessThan(
    still.findIndex(({ pfad }) => pfad === '/de/baden/'),
  )
})

test.each([
  ['a day that is none', [sum('/x/', 1, { tag: 'gestern' })]],
  ['a kind that is none', [sum('/x/', 1, { art: 'person' })]],
  ['less than one', [sum('/x/', 0)]],
  ['too long a text', [sum('x'.repeat(201))]],
  ['too many rows', Array.from({ length: 2_001 }, (_, n) => sum(`/${n}/`))],
])('sums of visits are refused whole: %s', async (_, zeilen) => {
  expect(await deliver([sum('/gut/'), ...zeilen])).toBe(400)
  expect((await visits()).seiten.map(({ was }) => was)).not.toContain('/gut/')
})

test('a day of last year is not written anew, and a day that has its fill takes what it knows', async () => {
  await deliver([sum('/de/alt/', 1, { tag: '2020-01-01' })])
  await town.client.query(
    `insert into besuche select current_date, 'fehlt', '/' || n, '/', 1 from generate_series(1, 5000) n
     on conflict do nothing`,
  )
  const day = (await town.client.query<{ tag: string }>(`select current_date::text as tag`)).rows[0]
    ?.tag
  const missing = { art: 'fehlt', zusatz: '/', tag: day }
  await deliver([sum('/7', 5, missing), sum('/neu', 5, missing)])
  const { rows: found } = await town.client.query<{ was: string; anzahl: string }>(
    `select was, anzahl from besuche where was in ('/7', '/neu', '/de/alt/')`,
  )
  expect(found).toEqual([{ was: '/7', anzahl: '6' }])
})

test('sums go after three years', async () => {
  await town.client.query(
    `insert into besuche values ('2020-01-01', 'seite', '/alt/', 'computer', 1)`,
  )
  const { forgetVisits } = await import('../../apps/cms/src/subjects/besuche/jobs/index.ts')
  await town.payload.db.drizzle.execute(forgetVisits(new Date().toISOString()))
  const { rows: found } = await town.client.query(`select 1 from besuche where was = '/alt/'`)
  expect(found).toEqual([])
})
