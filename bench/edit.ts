/**
 * Cost of one edit: what the content API is asked, and how long it answers, until the snapshot of a
 * website is current again, in a small and in a large town. The town is a stub with the tags of the
 * real one, so that nothing but the number of addresses differs.
 */
import { createStubTown, type StubTown } from '../tests/support/stub-town.ts'
import { openWarmNodes } from '../tests/support/warm-nodes.ts'
import { report } from './report.ts'

const sizes = [1_000, 10_000] as const
const rounds = 15
const longestFill = 600_000
/** Tags of one edit of each kind: a text, a page of the menu, an event, a new page, one taken back. */
const edits = (town: StubTown, round: number): string[][] => [
  town.edit('seiten', 100 + round),
  town.edit('seiten', 1 + (round % 20)),
  town.edit('veranstaltungen', 200 + round),
  town.add(20_000 + round),
  town.remove(300 + round),
]

type Cost = { asked: number; apiMs: number }

async function costOfEdit(size: number): Promise<Cost> {
  const town = createStubTown(size)
  const nodes = await openWarmNodes(town)
  const costs: Cost[] = []
  try {
    const { change } = await nodes.startWarm({}, longestFill)
    let id = 7
    for (let round = 0; round < rounds; round += 1)
      for (const tags of edits(town, round)) {
        const before = { asked: town.asked.length, apiMs: town.apiMs() }
        change(tags)
        id += 1
        await nodes.whole(id)
        const asked = town.asked.length - before.asked
        costs.push({ asked, apiMs: town.apiMs() - before.apiMs })
      }
  } finally {
    await nodes.close()
  }
  return meanOf(costs.slice(uncounted))
}

/** The first edits teach the engine; they are not counted. */
const uncounted = 25

function meanOf(costs: readonly Cost[]): Cost {
  const mean = (of: keyof Cost) => costs.reduce((sum, cost) => sum + cost[of], 0) / costs.length
  return { asked: mean('asked'), apiMs: mean('apiMs') }
}

const costs = new Map<number, Cost>()
for (const size of sizes) {
  const cost = await costOfEdit(size)
  costs.set(size, cost)
  const name = `cost of one edit, ${size.toLocaleString('en')} pages`
  const comparison = { target: 'for comparison', ok: true }
  report({ name: `${name}: answers asked`, value: cost.asked, unit: '', ...comparison })
  report({ name: `${name}: API time`, value: cost.apiMs, unit: 'ms', ...comparison })
}

/** How much more it is in the large town. */
function growth(of: keyof Cost): number {
  const [small, large] = sizes.map((size) => costs.get(size)?.[of] ?? Number.NaN)
  return (large ?? Number.NaN) / (small ?? Number.NaN)
}

for (const [of, what] of [
  ['asked', 'answers asked'],
  ['apiMs', 'API time'],
] as const) {
  const value = growth(of)
  report({
    name: `cost of one edit: ${what}, 10,000 to 1,000`,
    value,
    unit: '×',
    target: '≤ 1.3',
    ok: value <= 1.3,
  })
}
