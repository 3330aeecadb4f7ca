import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { openPayload } from './content-api.ts'
import { queriesOf } from './queries-of.ts'
import { copySmallTown } from './small-town-copy.ts'

let payload: Payload
let publicAddresses: typeof import('../../apps/cms/src/subjects/seiten/read/public-addresses.ts').publicAddresses

beforeAll(async () => {
  const { environment } = await copySmallTown()
  payload = await openPayload(environment)
  ;({ publicAddresses } = await import(
    '../../apps/cms/src/subjects/seiten/read/public-addresses.ts'
  ))
})

test('the parts of the sitemap together are the whole, with the languages of each address', async () => {
  const whole = await publicAddresses(payload, { seite: 1, pro_seite: 1_000 })
  const parts = []
  for (let seite = 1; (seite - 1) * 3 < whole.length; seite += 1)
    parts.push(...(await publicAddresses(payload, { seite, pro_seite: 3 })))
  expect(whole.length).toBeGreaterThan(10)
  expect(parts).toEqual(whole)
  expect(whole.every(({ anzahl }) => anzahl === whole.length)).toBe(true)
  expect(whole.some(({ alle }) => alle.de && alle.en)).toBe(true)
})

test('a part costs one query', async () => {
  expect(await queriesOf(payload, () => publicAddresses(payload, { seite: 2, pro_seite: 3 }))).toBe(
    1,
  )
})
