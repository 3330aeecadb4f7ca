import { hinweisExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { hinweiseAt } from './current-hinweise.ts'

const hour = 3_600_000
const noon = Date.parse('2027-11-03T12:00:00.000Z')
const at = (hours: number) => new Date(noon + hours * hour).toISOString()
const alert = (id: number, from: number, until: number | null) => ({
  ...hinweisExamples.typical,
  id,
  gueltig_von: at(from),
  gueltig_bis: until === null ? null : at(until),
})
const ids = (all: Parameters<typeof hinweiseAt>[0], now: number) =>
  hinweiseAt(all, now).gezeigt.map(({ id }) => id)

test('an alert is shown from its first moment up to, but not at, its last', () => {
  const one = [alert(1, 0, 2)]
  expect(ids(one, noon - 1)).toEqual([])
  expect(ids(one, noon)).toEqual([1])
  expect(ids(one, noon + 2 * hour - 1)).toEqual([1])
  expect(ids(one, noon + 2 * hour)).toEqual([])
})

test('an alert without an end is shown until it is taken back', () => {
  expect(hinweiseAt([alert(1, -1, null)], noon + 1000 * hour)).toMatchObject({
    gezeigt: [{ id: 1 }],
    bis: null,
  })
})

test('what is shown holds until the next beginning or end, whichever comes first', () => {
  const all = [alert(1, -1, 5), alert(2, 3, 9), alert(3, -4, -2)]
  expect(hinweiseAt(all, noon).bis).toBe(at(3))
  expect(hinweiseAt(all, noon + 3 * hour).bis).toBe(at(5))
  expect(hinweiseAt(all, noon + 9 * hour)).toEqual({ gezeigt: [], bis: null })
})
