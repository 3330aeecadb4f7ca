import { expect, test } from 'vitest'
import { bulkPerSecond, createPace } from './pace.ts'

/** A pace by a clock that nothing moves on but waiting, and what is said to take time. */
function paceAt() {
  let time = 0
  const pass = async (ms: number) => {
    time += ms
  }
  return { pace: createPace(() => time, pass), pass, time: () => time }
}

test('twenty thousand mails in bulk, four at a time, take as long as their pace says', async () => {
  const { pace, pass, time } = paceAt()
  for (let sent = 0; sent < 20_000; sent += 4) {
    pace.note(4)
    await pass(10)
    await pace.rest()
  }
  expect(time()).toBeCloseTo((20_000 / bulkPerSecond) * 1_000)
  // At most ten minutes, and what is slow besides has its time.
  expect(time()).toBeLessThan(500_000)
})

test('waiting for a slow mail server is rest enough', async () => {
  const { pace, pass, time } = paceAt()
  for (let sent = 0; sent < 40; sent += 4) {
    pace.note(4)
    await pass(200)
    await pace.rest()
  }
  expect(time()).toBe(2_000)
})

test('a mail by itself asks for no rest, and what was not used is not made up for', async () => {
  const { pace, pass, time } = paceAt()
  pace.note(0)
  await pace.rest()
  expect(time()).toBe(0)
  await pass(60_000)
  for (let sent = 0; sent < 8; sent += 4) {
    pace.note(4)
    await pace.rest()
  }
  expect(time()).toBe(60_000 + (8 / bulkPerSecond) * 1_000)
})
