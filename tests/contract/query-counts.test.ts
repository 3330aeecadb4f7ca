import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type Handlers, openHandlers, openPayload } from './content-api.ts'
import { richText } from './lexical.ts'
import { queriesOf } from './queries-of.ts'
import type { SmallTown } from './small-town.ts'
import { copySmallTown } from './small-town-copy.ts'
import { german, published } from './writing.ts'

let payload: Payload
let handlers: Handlers
let town: SmallTown

beforeAll(async () => {
  const copy = await copySmallTown()
  town = copy.town
  payload = await openPayload(copy.environment)
  handlers = await openHandlers()
  const rubrik = await payload.find({
    collection: 'rubriken',
    where: { art: { equals: 'veranstaltungen' } },
    ...german,
  })
  for (let count = 0; count < 12; count += 1)
    await payload.create({
      collection: 'veranstaltungen',
      ...german,
      data: {
        ...published,
        titel: `Führung ${count}`,
        datum_von: '2031-02-01',
        status: 'geplant',
        bild: town.bild,
        rubriken: rubrik.docs.map(({ id }) => id),
        text: richText({ type: 'paragraph', children: [{ text: 'Mit Musik.' }] }),
      },
    })
})

test('a list of events costs the same number of queries whatever its length', async () => {
  const list = (pro_seite: number) =>
    queriesOf(payload, () =>
      handlers.veranstaltungen({
        payload,
        id: 0,
        params: calls.veranstaltungen.params.parse({ pro_seite, sprache: 'en' }),
      }),
    )
  const [one, many] = [await list(1), await list(20)]
  expect(one).toBeGreaterThan(3)
  expect(many).toBeLessThanOrEqual(one + 3) // what a single event does not refer to is not asked for
  expect(many).toBeLessThan(10)
})

test('a page with twelve blocks costs four queries at most', async () => {
  const page = await queriesOf(payload, () =>
    handlers['seiten/{id}']({ payload, id: town.full.nummer, params: { sprache: 'en' } }),
  )
  expect(page).toBeGreaterThan(2)
  expect(page).toBeLessThanOrEqual(4)
})

test('an event costs one query for itself, one for those like it and one for each kind it names', async () => {
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { titel: { equals: 'Führung 3' } },
    ...german,
  })
  const id = docs[0]?.nummer ?? 0
  const event = await queriesOf(payload, () =>
    handlers['veranstaltungen/{id}']({ payload, id, params: { sprache: 'de' } }),
  )
  expect(event).toBeGreaterThan(3)
  expect(event).toBeLessThanOrEqual(5) // itself, those like it (found, read), categories, what stands beside
})

test('a route costs one query, that of an entry two', async () => {
  const ask = (url: string) =>
    queriesOf(payload, () => handlers.route({ payload, id: 0, params: { url } }))
  expect(await ask('/de/veranstaltungen/')).toBe(1)
  expect(await ask(`/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`)).toBe(2)
})
