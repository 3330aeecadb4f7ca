/**
 * Lists of events with each filter, one event, the calendar of a year and the printed programme with
 * its memory among 20,000 generated events, and how much longer they take than with a ninth of the
 * past ones.
 */
import { loadavg } from 'node:os'
import pg from 'pg'
import { z } from 'zod'
import { manyEvents } from '../tests/support/many-events.ts'
import { memoryWhile } from './memory.ts'
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
  'the archive': 'zeitraum=vergangen&order=datum_von%20desc',
  'each event once': 'zeitraum=kommend&zusammengefasst=true',
  today: 'zeitraum=heute',
  tomorrow: 'zeitraum=morgen',
  'this weekend': 'zeitraum=wochenende',
  'seven days': 'zeitraum=naechste_7_tage',
  'thirty days': 'zeitraum=naechste_30_tage',
  'a month with its calendar': `zeitraum=alle&monat=${day(0).slice(0, 7)}`,
  'past and coming': 'zeitraum=alle',
  'from and to': `datum_von=${day(30)}&datum_bis=${day(60)}`,
  'a year of the archive': `zeitraum=vergangen&jahr=${Number(day(0).slice(0, 4)) - 1}&order=datum_von%20desc`,
  'a year': `jahr=${day(0).slice(0, 4)}`,
  'a category': `zeitraum=kommend&rubrik_id=${rubrik_id}`,
  'a venue': `zeitraum=kommend&ort=${ort_id}`,
  'a rare word': 'zeitraum=kommend&q=Blasorchester',
  'a word of every event': 'zeitraum=kommend&q=Silbertal',
  free: 'zeitraum=kommend&kostenlos=1',
  accessible: 'zeitraum=kommend&barrierefrei=1',
  'for families': 'zeitraum=kommend&familien=1',
  highlights: 'zeitraum=kommend&highlight=1',
  'a season': 'zeitraum=alle&saison=2031',
  'in the shop': 'zeitraum=kommend&im_shop=1',
  cancelled: 'zeitraum=kommend&status=abgesagt',
  'with everything to choose from': 'zeitraum=kommend&auswahl=1',
  'the archive with everything to choose from': 'zeitraum=vergangen&auswahl=1',
  'by title': 'zeitraum=kommend&order=titel',
}

const thisYear = day(0).slice(0, 4)

/** A month from another day on each time, because a programme is drawn once and then kept. */
const monthFrom = (first: number) => `datum_von=${day(first)}&datum_bis=${day(first + 30)}`
const eventsOfProgramme = 150

/** The path that is asked for in a round, and the milliseconds that 95 of 100 answers stay below. */
type Asked = { name: string; pathIn: (round: number) => string; limit: number }
type Times = { p50: number; p95: number }

const asked: Asked[] = [
  ...Object.entries(queries).map(([name, query]) => ({
    name,
    pathIn: () => `veranstaltungen?${query}`,
    limit: name === 'a year of the archive' ? 20 : 40,
  })),
  { name: 'one event', pathIn: () => 'veranstaltungen/1000007', limit: 10 },
  {
    name: 'calendar of a year',
    pathIn: () =>
      `veranstaltungen.ics?zeitraum=alle&datum_von=${thisYear}-01-01&datum_bis=${thisYear}-12-31`,
    limit: 500,
  },
  {
    name: `programme of a month with ${eventsOfProgramme} events`,
    pathIn: (round) => `veranstaltungen.pdf?${monthFrom(round)}`,
    limit: 3_000,
  },
]

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${origin}/api/cms/${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return text
}

async function timesOf({ pathIn, limit }: Asked): Promise<Times> {
  const taken: number[] = []
  const [warmUp, most] = limit < 100 ? [10, rounds] : [1, 5]
  for (let round = 0; round < most + warmUp; round += 1) {
    const path = pathIn(round)
    const before = performance.now()
    await ask(path)
    if (round >= warmUp) taken.push(performance.now() - before)
  }
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) }
}

async function measure(past: number): Promise<Map<string, Times>> {
  await client.query(manyEvents({ count: past + coming, past, rubrik, ort }))
  await client.query('vacuum analyze veranstaltung_termine')
  const found = new Map<string, Times>()
  for (const one of asked) found.set(one.name, await timesOf(one))
  return found
}

const anzahl = z.object({ anzahl: z.int() })

/** What drawing takes of the content API's memory; its thread is one of that process. */
async function reportMemory(): Promise<void> {
  const start = 10
  const list = await ask(`veranstaltungen?zeitraum=individuell&pro_seite=1&${monthFrom(start)}`)
  const { anzahl: events } = anzahl.parse(JSON.parse(list))
  if (events < eventsOfProgramme) throw new Error(`only ${events} events in the programme`)
  const api = { dataDir: given('DATA_DIR'), script: 'apps/cms/src/api/main.ts' }
  const memory = await memoryWhile(api, () => ask(`veranstaltungen.pdf?${monthFrom(start)}`))
  if (memory === null) return
  const value = memory.most - memory.before
  report({
    name: `events: memory that a programme of ${events} takes`,
    value,
    unit: 'MB',
    target: `< 300   on top of ${memory.before.toFixed(0)} MB of the content API`,
    ok: value < 300,
  })
}

const never = { p50: Number.NaN, p95: Number.NaN }
const clear = () => client.query('delete from veranstaltungen where nummer > 1000000')
const few = await measure(sizes.few)
await clear()
const many = await measure(sizes.many)
await reportMemory()
await clear()
for (const { name, limit } of asked) {
  const [before, { p50, p95: value }] = [few.get(name) ?? never, many.get(name) ?? never]
  const growth = `p50 ${p50.toFixed(1)}, ${(p50 / before.p50).toFixed(1)} × that of ${sizes.few} past events`
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
