import { afterEach, expect, test, vi } from 'vitest'
import { briefly } from './briefly.ts'

const owner = {}
let reads = 0
const read = () => Promise.resolve(++reads)

afterEach(() => {
  vi.useRealTimers()
  reads = 0
})

test('what many ask for at once is read once, each key for itself', async () => {
  const remember = briefly<number>(60_000)
  const [one, other] = await Promise.all([remember(owner, 'a', read), remember(owner, 'a', read)])
  expect([one, other]).toEqual([1, 1])
  expect(await remember(owner, 'b', read)).toBe(2)
  expect(await remember({}, 'a', read)).toBe(3)
})

test('it is read again after its time', async () => {
  let time = 0
  const remember = briefly<number>(2_000, () => time)
  await remember(owner, 'a', read)
  time = 1_999
  expect(await remember(owner, 'a', read)).toBe(1)
  time = 2_000
  expect(await remember(owner, 'a', read)).toBe(2)
})

test.each(['1990-01-01', '2050-01-01'])(
  'F21: a clock that is set to %s makes nothing hold longer, and nothing shorter',
  async (day) => {
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date', 'performance'] })
    const remember = briefly<number>(2_000)
    await remember(owner, 'a', read)
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    expect(await remember(owner, 'a', read)).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(await remember(owner, 'a', read)).toBe(2)
  },
)

test('a failure is not remembered, and takes nothing away that came after it', async () => {
  let time = 0
  const remember = briefly<number>(2_000, () => time)
  const { promise: failing, reject } = Promise.withResolvers<number>()
  const first = remember(owner, 'a', () => failing)
  time = 2_000
  await remember(owner, 'a', read)
  reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  expect(await remember(owner, 'a', read)).toBe(1)
  await expect(remember(owner, 'b', () => Promise.reject(new Error('away')))).rejects.toThrow()
  expect(await remember(owner, 'b', read)).toBe(2)
})
