import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@kurstadt/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStubTown, pathOf, type StubTown } from '../../../../tests/support/stub-town.ts'
import {
  openWarmNodes,
  routeKey,
  type WarmNodes,
  warmTimes,
} from '../../../../tests/support/warm-nodes.ts'
import { askAsVisitor } from './asking.server.ts'
import { prepareCall } from './call-path.server.ts'

const addresses = 40

// However slow the machine is: what is waited for is an event, and no time.
vi.setConfig({ testTimeout: 60_000 })
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 5 })

let town: StubTown
let nodes: WarmNodes

beforeEach(async () => {
  town = createStubTown(addresses)
  nodes = await openWarmNodes(town)
})

afterEach(() => nodes.close())

test('every address of the sitemap is read once, with all it is made of (F04)', async () => {
  const node = nodes.start()
  await nodes.whole(7)
  expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses)
  expect(new Set(town.asked).size).toBe(town.asked.length)
  for (const kind of ['seiten', 'veranstaltungen'] as const)
    for (let nummer = 1; nummer <= addresses / 2; nummer += 1) {
      expect(await node.snapshot.load(routeKey(pathOf(kind, nummer)))).not.toBeNull()
      const single = prepareCall(`${kind}/{id}`, nummer, { sprache: 'de' })
      expect(await node.snapshot.load(single.path)).not.toBeNull()
    }
  expect(node.failures).toEqual([])
})

test('an edit costs what it touched: its own answers, the lists and menus that carry its tags', async () => {
  const { change } = await nodes.startWarm()
  change(town.edit('seiten', 30 / 2))
  await nodes.whole(8)
  expect(town.asked.map((path) => path.replace(/seit=[^&]+/, 'seit=…')).sort()).toEqual([
    'menu?name=Hauptmenü',
    'route?url=/de/seite-15/',
    'seiten/15?sprache=de',
    'sitemap?seit=…&seite=1',
  ])
})

test('ten changes in a row cost one round', async () => {
  const { change } = await nodes.startWarm({ more: { quiet: 60 } })
  for (let count = 0; count < 10; count += 1) change(town.edit('veranstaltungen', 3))
  await nodes.whole(17)
  expect(town.asked.filter((path) => path === 'veranstaltungen/3?sprache=de')).toHaveLength(1)
})

test('a page that nobody has visited yet is in the snapshot soon after it was published (F04)', async () => {
  const { change, snapshot } = await nodes.startWarm()
  change(town.add(77))
  await eventually(async () =>
    expect(await snapshot.load(routeKey('/de/seite-77/'))).not.toBeNull(),
  )
  await nodes.whole(8)
  expect(town.asked).toContain('seiten/77?sprache=de')
  expect(town.asked).not.toContain('sitemap')
})

test('what was taken back leaves the snapshot (T24)', async () => {
  const { change, snapshot } = await nodes.startWarm()
  change(town.remove(9))
  await nodes.whole(8)
  expect(await snapshot.load(routeKey('/de/seite-9/'))).toBeNull()
  expect(await snapshot.load('/api/cms/seiten/9?sprache=de')).toBeNull()
})

test('what another process wrote into the shared folder is found by its tags as well (T24)', async () => {
  const first = await nodes.startWarm()
  const other = nodes.start()
  town.add(88)
  await other.visit('/de/seite-88/')
  await eventually(async () =>
    expect(await first.snapshot.load(routeKey('/de/seite-88/'))).not.toBeNull(),
  )
  await sleep(20)
  first.change(town.remove(88))
  await nodes.whole(8)
  expect(await first.snapshot.load(routeKey('/de/seite-88/'))).toBeNull()
})

test('a change of everything reads everything again, and each address once', async () => {
  const { ledger } = await nodes.startWarm()
  ledger.touchEverything()
  await eventually(() =>
    expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses),
  )
  await nodes.whole(7)
  expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses)
})

test('after a start nothing is asked when nothing has changed, and what has changed when it has', async () => {
  const first = await nodes.startWarm()
  first.stop()
  await sleep(30)
  const second = nodes.start()
  await sleep(100)
  expect(town.asked).toEqual([])
  second.change(town.edit('veranstaltungen', 4))
  await nodes.whole(8)
  expect(town.asked).toContain('veranstaltungen/4?sprache=de')
  expect(town.asked.length).toBeLessThan(6)
})

test('after a start on another day everything is read again: nobody was there to notice midnight', async () => {
  let day = '2026-11-22'
  const today = () => day
  const first = await nodes.startWarm({ today })
  first.stop()
  await sleep(30)
  day = '2026-11-23'
  nodes.start({ today })
  await eventually(() =>
    expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses),
  )
  await eventually(async () => expect(await nodes.state()).toMatchObject({ day, isWhole: true }))
})

test('what was not finished when a process was killed is finished by the next', async () => {
  const first = nodes.start({ more: { lane: { ...warmTimes.lane, rest: 50, longestRest: 50 } } })
  await eventually(() => expect(town.asked.length).toBeGreaterThan(10))
  first.stop()
  nodes.start()
  await nodes.whole(7)
  expect(await nodes.savedFiles()).toBeGreaterThan(2 * addresses)
})

test('of several that share the folder one reads for all; when it has gone, another goes on', async () => {
  const all = [nodes.start(), nodes.start(), nodes.start()]
  await nodes.whole(7)
  expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses)
  town.asked.length = 0
  const tags = town.edit('veranstaltungen', 5)
  for (const { change } of all) change(tags)
  await nodes.whole(8)
  expect(town.asked.filter((path) => path === 'veranstaltungen/5?sprache=de')).toHaveLength(1)
  all[0]?.stop()
  await sleep(50)
  const next = town.edit('veranstaltungen', 6)
  for (const { change } of all.slice(1)) change(next)
  await nodes.whole(9)
  expect(town.asked.filter((path) => path === 'veranstaltungen/6?sprache=de')).toHaveLength(1)
})

test('what visitors asked for in the last day comes first, then what the menus reach', async () => {
  const { ledger, visit } = await nodes.startWarm()
  await visit('/de/veranstaltungen/fest-id_19/')
  town.asked.length = 0
  ledger.touchEverything()
  await eventually(() =>
    expect(town.asked.filter((path) => path.startsWith('route?'))).toHaveLength(addresses),
  )
  const order = town.asked.filter((path) => path.startsWith('route?'))
  expect(order[0]).toBe('route?url=/de/veranstaltungen/fest-id_19/')
  expect(order.slice(1, 21).every((path) => path.includes('/de/seite-'))).toBe(true)
})

test('a list that only a visitor’s filter led to is read again for a day and then taken out', async () => {
  const { answers, change, snapshot } = await nodes.startWarm()
  const call = prepareCall('veranstaltungen', null, { rubrik_id: 3, sprache: 'de' })
  await answers.reader(askAsVisitor()).read(calls.veranstaltungen.answer, call)
  await eventually(async () => expect(await snapshot.load(call.path)).not.toBeNull())
  change(town.edit('veranstaltungen', 2))
  await nodes.whole(8)
  expect(town.asked.filter((path) => path.includes('rubrik_id=3'))).toHaveLength(2)
  vi.spyOn(answers, 'wasAsked').mockReturnValue(false)
  change(town.edit('veranstaltungen', 2))
  await nodes.whole(9)
  expect(await snapshot.load(call.path)).toBeNull()
  expect(town.asked.filter((path) => path.includes('rubrik_id=3'))).toHaveLength(2)
})
