import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type TownContent, townOn } from '../../content/index.ts'
import { tagVon } from '../../content/tage.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { queriesOf } from './queries-of.ts'

let payload: Payload
let handlers: Handlers

/** The demo town's town hall without its drawn pictures, which take long and are not read here. */
function townHall(): TownContent {
  const { dateien, hinweise, einstellungen, ...town } = townOn(tagVon(new Date()))
  const { bekanntmachungen, hinweismeldungen } = town
  return {
    dateien,
    hinweise,
    einstellungen,
    bekanntmachungen,
    hinweismeldungen,
    aemter: town.aemter.map(({ bild, ...amt }) => amt),
    mitarbeiter: town.mitarbeiter.map(({ bild, ...person }) => person),
    bilder: [],
    rubriken: [],
    seiten: [],
    menus: {},
    veranstaltungen: [],
    aktuelles: [],
  }
}

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  const { fill } = await import('../../apps/cms/src/commands/seed/fill.ts')
  await fill(payload, townHall(), () => undefined)
})

test('the demo town hall has its offices, staff and notices in both languages', async () => {
  const params = calls.aemter.params.parse({ pro_seite: 9999, sprache: 'en' })
  const { answer } = await handlers.aemter({ payload, id: 0, params })
  expect(answer.anzahl).toBe(14)
  expect(new Set(answer.data.map(({ sprache }) => sprache))).toEqual(new Set(['en']))
  const staff = answer.data.flatMap(({ mitarbeiter }) => mitarbeiter)
  expect(new Set(staff.map(({ id }) => id)).size).toBe(60)
  const twice = staff.filter(({ aemter }) => aemter.length === 2)
  expect(new Set(twice.map(({ nachname }) => nachname))).toEqual(new Set(['Huckele', 'Merkle']))
})

async function counts(
  ask: (params: Record<string, unknown>) => Promise<unknown>,
): Promise<[one: number, all: number]> {
  return [
    await queriesOf(payload, () => ask({ pro_seite: 1, sprache: 'en' })),
    await queriesOf(payload, () => ask({ pro_seite: 9999, sprache: 'en' })),
  ]
}

test('lists of the town hall cost the same number of queries whatever their length', async () => {
  const offices = await counts((given) =>
    handlers.aemter({ payload, id: 0, params: calls.aemter.params.parse(given) }),
  )
  const staff = await counts((given) =>
    handlers.mitarbeiter({ payload, id: 0, params: calls.mitarbeiter.params.parse(given) }),
  )
  const notices = await counts((given) =>
    handlers.bekanntmachungen({
      payload,
      id: 0,
      params: calls.bekanntmachungen.params.parse({ ...given, zeitraum: 'alle' }),
    }),
  )
  const alerts = await counts((given) =>
    handlers.hinweise({ payload, id: 0, params: calls.hinweise.params.parse(given) }),
  )
  for (const [one, all] of [offices, staff, notices, alerts]) {
    expect(one).toBeGreaterThan(2)
    expect(all).toBeLessThanOrEqual(one + 2) // what a single entry does not name is not asked for
  }
  expect([offices[1], staff[1], notices[1], alerts[1]].map((all) => all < 10)).not.toContain(false)
})

test.each(['de', 'en'] as const)(
  'pages put together are the list, in its order (%s)',
  async (sprache) => {
    const read = async (pro_seite: number, seite: number) => {
      const params = calls.mitarbeiter.params.parse({ sprache, pro_seite, seite })
      const { answer } = await handlers.mitarbeiter({ payload, id: 0, params })
      return answer.data.map(({ id }) => id)
    }
    const whole = await read(9999, 1)
    expect(whole).toHaveLength(60)
    const pages = [await read(25, 1), await read(25, 2), await read(25, 3), await read(25, 4)]
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10, 0])
    expect(pages.flat()).toEqual(whole)
  },
)
