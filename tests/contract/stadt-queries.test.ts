import { type CallName, calls } from '@kurstadt/contract'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Handlers, openHandlers, openPayload } from './content-api.ts'
import { queriesOf } from './queries-of.ts'
import { copySmallTown } from './small-town-copy.ts'
import { german, local, published } from './writing.ts'

const lists = [
  'baugebiete',
  'abfallarten',
  'strassen',
  'abfuhrtermine',
  'schwarzes_brett',
  'galerien',
  'videos',
  'webcams',
  'fotopunkt_bilder',
  'pois',
  'touren',
] as const satisfies (CallName & CollectionSlug)[]

let payload: Payload
let handlers: Handlers

/** Ten more of a type, like the first one. */
async function multiply(collection: (typeof lists)[number]): Promise<void> {
  const { docs } = await payload.find({ collection, ...local, limit: 1, sort: 'nummer' })
  const id = docs[0]?.id ?? ''
  for (let count = 0; count < 10; count += 1)
    await payload.duplicate({ collection, id, ...german, data: { ...published } })
}

beforeAll(async () => {
  const { environment } = await copySmallTown()
  payload = await openPayload(environment)
  handlers = await openHandlers()
  for (const name of lists) await multiply(name)
})

const someRows = z.object({ answer: z.object({ data: z.array(z.unknown()) }) })

async function ask(name: (typeof lists)[number], query: object): Promise<unknown> {
  const params: unknown = calls[name].params.parse({ sprache: 'en', ...query })
  const answer: unknown = await Reflect.apply(handlers[name], null, [{ payload, id: 0, params }])
  return answer
}

test.for(lists)(
  'a list of %s costs the same number of queries whatever its length',
  async (name) => {
    const one = await queriesOf(payload, () => ask(name, { pro_seite: 1 }))
    const many = await queriesOf(payload, () => ask(name, { pro_seite: 100 }))
    const { answer } = someRows.parse(await ask(name, { pro_seite: 100 }))
    expect(answer.data.length).toBeGreaterThan(10)
    expect(many).toBeLessThanOrEqual(one + 1) // pictures are asked for where there are some
    expect(many).toBeLessThanOrEqual(8)
  },
)

test('dates of a street cost one query more than those of a district', async () => {
  // Streets are read once after a change, and looked up in memory from then on.
  await ask('abfuhrtermine', { strasse_id: 1 })
  const district = await queriesOf(payload, () => ask('abfuhrtermine', { bezirk: 3 }))
  expect(await queriesOf(payload, () => ask('abfuhrtermine', { strasse_id: 1 }))).toBe(district + 1)
})
