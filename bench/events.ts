/** Lists of events with each filter, one event and the years, among 20,000 generated events. */
import pg from 'pg'
import { manyEvents } from '../tests/support/many-events.ts'
import { given, percentile, report } from './report.ts'

const count = 20_000
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
await client.query(manyEvents({ count, rubrik, ort }))

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

/** Milliseconds below which 95 of 100 answers to a path stay. */
async function p95(path: string): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds + 10; round += 1) {
    const before = performance.now()
    const answer = await fetch(`${origin}/api/cms/${path}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    if (round >= 10) taken.push(performance.now() - before)
  }
  return percentile(taken, 0.95)
}

for (const [name, query] of Object.entries(queries)) {
  const value = await p95(`veranstaltungen?${query}`)
  report({ name: `events: ${name}`, value, unit: 'ms', target: '< 40', ok: value < 40 })
}
const single = await p95('veranstaltungen/1000007')
report({ name: 'events: one event', value: single, unit: 'ms', target: '< 10', ok: single < 10 })
await client.query('delete from veranstaltungen where nummer > 1000000')
await client.end()
