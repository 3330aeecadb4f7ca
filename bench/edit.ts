/**
 * Cost of one edit in a small and in a large town. What the content API is asked until the snapshot of
 * a website is current again is counted against a stub with the tags of the real town, so that nothing
 * but the number of addresses differs. How long the answers to such an edit take is measured at the
 * content API itself, with as many events in its database.
 */
import { apiBasePath } from '@kurstadt/contract'
import pg from 'pg'
import { z } from 'zod'
import { manyEvents } from '../tests/support/many-events.ts'
import { createStubTown, type StubTown } from '../tests/support/stub-town.ts'
import { openWarmNodes } from '../tests/support/warm-nodes.ts'
import { given, percentile, report } from './report.ts'

/** Addresses of the town; an event has one in each language. */
const sizes = [1_000, 10_000] as const
const rounds = 15
const longestFill = 600_000
/** The first edits teach the engine; they are not counted. */
const uncounted = 25

/** Tags of one edit of each kind: a text, a page of the menu, an event, a new page, one taken back. */
const edits = (town: StubTown, round: number): string[][] => [
  town.edit('seiten', 100 + round),
  town.edit('seiten', 1 + (round % 20)),
  town.edit('veranstaltungen', 200 + round),
  town.add(20_000 + round),
  town.remove(300 + round),
]

/** Answers that one edit asks for, on average. */
async function answersAsked(size: number): Promise<number> {
  const town = createStubTown(size)
  const nodes = await openWarmNodes(town)
  const counts: number[] = []
  try {
    const { change } = await nodes.startWarm({}, longestFill)
    let id = 7
    for (let round = 0; round < rounds; round += 1)
      for (const tags of edits(town, round)) {
        const before = town.asked.length
        change(tags)
        id += 1
        await nodes.whole(id)
        counts.push(town.asked.length - before)
      }
  } finally {
    await nodes.close()
  }
  const counted = counts.slice(uncounted)
  return counted.reduce((sum, count) => sum + count, 0) / counted.length
}

const origin = given('CONTENT_API_URL')
const client = new pg.Client({ connectionString: given('DATABASE_URL') })
const editsMeasured = 60
const firstNumber = 1_000_000

const addresses = z.object({ data: z.array(z.object({ href: z.string() })) })

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${origin}${apiBasePath}/${path}`, {
    headers: { accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** Milliseconds of everything an edit of an event asks for: what changed, its answer, route and lists. */
async function timeOfEdit(round: number): Promise<number> {
  const nummer = firstNumber + 1 + round
  const since = new Date()
  await client.query('update veranstaltungen set updated_at = $1 where nummer = $2', [
    since,
    nummer,
  ])
  const before = performance.now()
  const { data } = addresses.parse(await ask(`sitemap?seit=${since.toISOString()}`))
  await ask(`veranstaltungen/${nummer}`)
  for (const { href } of data) await ask(`route?url=${encodeURIComponent(href)}`)
  await ask('veranstaltungen?zeitraum=kommend&pro_seite=5')
  const taken = performance.now() - before
  if (data.length === 0) throw new Error(`no address of event ${nummer} has changed`)
  return taken
}

async function apiTime(size: number): Promise<number> {
  await client.query(`delete from veranstaltungen where nummer > ${firstNumber}`)
  const { rows } = await client.query<Record<'rubrik' | 'ort', string>>(
    `select (select id from rubriken order by nummer limit 1) as rubrik,
      (select id from brancheneintraege order by nummer limit 1) as ort`,
  )
  const [first] = rows
  if (!first) throw new Error('There is nothing to measure with.')
  await client.query(manyEvents({ count: size / 2, ...first }))
  const times: number[] = []
  for (let round = 0; round < editsMeasured + uncounted; round += 1)
    times.push(await timeOfEdit(round))
  return percentile(times.slice(uncounted), 0.5)
}

type Part = { what: string; unit: string; measure: (size: number) => Promise<number> }

const parts: Part[] = [
  { what: 'answers asked', unit: '', measure: answersAsked },
  { what: 'API time', unit: 'ms', measure: apiTime },
]

await client.connect()
for (const { what, unit, measure } of parts) {
  const [small, large] = [await measure(sizes[0]), await measure(sizes[1])]
  const value = large / small
  const target = `≤ 1.3   ${small.toFixed(1)} → ${large.toFixed(1)} ${unit}`.trim()
  const name = `cost of one edit: ${what}, ${sizes[1]} to ${sizes[0]} addresses`
  report({ name, value, unit: '×', target, ok: value <= 1.3 })
}
await client.query(`delete from veranstaltungen where nummer > ${firstNumber}`)
await client.end()
