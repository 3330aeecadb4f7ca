/** Every public call of the contract in the demo town, and again in a town ten times its size. */

import { loadavg } from 'node:os'
import { apiBasePath, type CallName, callNames, calls } from '@kurstadt/contract'
import pg from 'pg'
import { makeTenTimes } from '../tests/support/ten-times.ts'
import { given, percentile, report } from './report.ts'
import { timesOf } from './times.ts'

const origin = given('CONTENT_API_URL')

/** What a call has to be asked that says nothing without it. */
const queries: Partial<Record<CallName, string>> = {
  route: 'url=%2Fde%2Fveranstaltungen%2F',
  menu: 'name=Hauptmen%C3%BC',
  suche: 'q=Kurpark',
}
/** Lists that a page of the specification asks for whole (spec 5 and 6). */
const askedWhole: readonly CallName[] = ['aemter', 'wegweiser_verfahren']
/** Calls that answer one thing without saying so in their name. */
const singles: readonly CallName[] = ['route', 'menu', 'einstellungen']

type Kind = 'list' | 'single' | 'whole list'
type Asked = { name: string; path: string; kind: Kind }
type Times = { p50: number; p95: number }

/** Milliseconds that 95 of 100 answers stay below. */
const limits: Record<Kind, number> = { list: 30, single: 10, 'whole list': 30 }
/** How much longer an answer may take at ten times the size; a whole list has ten times the rows. */
const growth: Record<Kind, number> = { list: 3, single: 3, 'whole list': 10 }

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()

/** The first entry of a type that anybody may see. */
async function firstOf(type: string): Promise<string> {
  const { rows } = await client.query<{ nummer: string }>(
    `select nummer from "${type}" order by nummer limit 20`,
  )
  for (const { nummer } of rows) {
    const path = `${type}/${nummer}`
    if ((await fetch(`${origin}/api/cms/${path}`)).ok) return path
  }
  throw new Error(`${type}: nothing to ask for`)
}

function kindOf(name: CallName): Kind {
  return singles.includes(name) ? 'single' : 'list'
}

async function askedBy(name: CallName): Promise<Asked[]> {
  if (calls[name].zugang !== undefined || name === 'vorschau') return []
  if (name.endsWith('/{id}'))
    return [{ name, path: await firstOf(name.replace('/{id}', '')), kind: 'single' }]
  const path = `${name}?${queries[name] ?? ''}`
  const asked: Asked[] = [{ name, path, kind: kindOf(name) }]
  if (askedWhole.includes(name))
    asked.push({ name: `${name}, 9999`, path: `${name}?pro_seite=9999`, kind: 'whole list' })
  return asked
}

async function measured({ path }: Asked): Promise<Times> {
  const taken = await timesOf(() => `${apiBasePath}/${path}`, { rounds: 40, warmUp: 10 })
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) }
}

const asked: Asked[] = []
for (const name of callNames) asked.push(...(await askedBy(name)))
const demo = new Map<Asked, Times>()
for (const one of asked) demo.set(one, await measured(one))
await makeTenTimes(client)
for (const one of asked) {
  const before = demo.get(one) ?? { p50: 0, p95: 0 }
  const after = await measured(one)
  const limit = limits[one.kind]
  const most = limit * growth[one.kind]
  report({
    name: `${one.kind}: ${one.name}`,
    value: before.p95,
    unit: 'ms',
    target: [
      `< ${limit}, × 10: ${after.p95.toFixed(1)} < ${most}`,
      `${(after.p95 / before.p95).toFixed(1)} × as measured`,
      `p50 ${before.p50.toFixed(1)} → ${after.p50.toFixed(1)}, ${(after.p50 / before.p50).toFixed(1)} ×`,
    ].join('   '),
    ok: before.p95 < limit && after.p95 < most,
  })
}
const [load = 0] = loadavg()
report({
  name: 'load of this machine',
  value: load,
  unit: '',
  target: 'as low as it can be',
  ok: true,
})
await client.end()
