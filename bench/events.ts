/**
 * Lists of events with each filter, one event, the calendar of a year and the printed programme among
 * 20,000 generated events, and how much longer they take than with a ninth of the past ones.
 */
import { loadavg } from 'node:os'
import pg from 'pg'
import { manyEvents } from '../tests/support/many-events.ts'
import { given, percentile, report } from './report.ts'

const coming = 2_000
const sizes = { few: 2_000, many: 18_000 }
const rounds = 60
const origin = given('CONTENT_API_URL')

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
const { rows } = await client.query<
  Record<'rubrik' | 'ort', string> & Record<'rubrik_id' | 'ort_id', number>
>(
  `select (select id from rubriken order by nummer limit 1) as rubrik,
    (select nummer::int from rubriken order by nummer limit 1) as rubrik_id,
    (select id from brancheneintraege order by nummer limit 1) as ort,
    (select nummer::int from brancheneintraege order by nummer limit 1) as ort_id`,
)
const [first] = rows
if (!first) throw new Error('There is nothing to measure with.')
const { rubrik, rubrik_id, ort, ort_id } = first

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const queries = {
  'coming events': 'zeitraum=kommend',
  'coming events, page 200': 'zeitraum=kommend&seite=200',
  'past events, newest first': 'zeitraum=vergangen&order=datum_von%20desc',
  'each event once': 'zeitraum=kommend&zusammengefasst=true',
  today: 'zeitraum=heute',
  'this weekend': 'zeitraum=wochenende',
  'thirty days': 'zeitraum=naechste_30_tage',
  'from and to': `datum_von=${day(30)}&datum_bis=${day(60)}`,
  'a year of the archive': `zeitraum=vergangen&jahr=${Number(day(0).slice(0, 4)) - 1}&order=datum_von%20desc`,
  'a year': `jahr=${day(0).slice(0, 4)}`,
  'a category': `zeitraum=kommend&rubrik_id=${rubrik_id}`,
  'a venue': `zeitraum=kommend&ort=${ort_id}`,
  'a rare word': 'zeitraum=kommend&q=Blasorchester',
  'a word of every event': 'zeitraum=kommend&q=Silbertal',
  free: 'zeitraum=kommend&kostenlos=1',
  accessible: 'zeitraum=kommend&barrierefrei=1&familien=1',
  cancelled: 'zeitraum=kommend&status=abgesagt',
  'by title': 'zeitraum=kommend&order=titel',
}

const programme = `datum_von=${day(1)}&datum_bis=${day(50)}`
const thisYear = day(0).slice(0, 4)

/** Paths by name, and the milliseconds that 95 of 100 answers stay below. */
const asked = [
  ...Object.entries(queries).map(([name, query]) => ({
    name,
    path: `veranstaltungen?${query}`,
    limit: name === 'a year of the archive' ? 20 : 40,
  })),
  { name: 'one event', path: 'veranstaltungen/1000007', limit: 10 },
  {
    name: 'calendar of a year',
    path: `veranstaltungen.ics?zeitraum=alle&datum_von=${thisYear}-01-01&datum_bis=${thisYear}-12-31`,
    limit: 500,
  },
  {
    name: 'programme of 150 days of events',
    path: `veranstaltungen.pdf?${programme}`,
    limit: 3_000,
  },
]

async function p95({ path, limit }: { path: string; limit: number }): Promise<number> {
  const taken: number[] = []
  const [warmUp, most] = limit < 100 ? [10, rounds] : [1, 5]
  for (let round = 0; round < most + warmUp; round += 1) {
    const before = performance.now()
    const answer = await fetch(`${origin}/api/cms/${path}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    if (round >= warmUp) taken.push(performance.now() - before)
  }
  return percentile(taken, 0.95)
}

async function measure(past: number): Promise<Map<string, number>> {
  await client.query(manyEvents({ count: past + coming, past, rubrik, ort }))
  await client.query('vacuum analyze veranstaltung_termine')
  const found = new Map<string, number>()
  for (const one of asked) found.set(one.name, await p95(one))
  await client.query('delete from veranstaltungen where nummer > 1000000')
  return found
}

const few = await measure(sizes.few)
const many = await measure(sizes.many)
for (const { name, limit } of asked) {
  const [before = Number.NaN, value = Number.NaN] = [few.get(name), many.get(name)]
  const growth = `${(value / before).toFixed(1)} × that of ${sizes.few} past events`
  report({
    name: `events: ${name}`,
    value,
    unit: 'ms',
    target: `< ${limit}   ${growth}`,
    ok: value < limit,
  })
}
report({
  name: 'load of this machine',
  value: loadavg()[0] ?? 0,
  unit: '',
  target: 'as low as it can be',
  ok: true,
})
await client.end()
