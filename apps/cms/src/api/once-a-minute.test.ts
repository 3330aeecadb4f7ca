import { expect, test } from 'vitest'
import { onceAMinute } from './once-a-minute.ts'

test('an outage costs one line a minute and tells how many it held back', () => {
  const logged: [string, number][] = []
  let now = 0
  const report = onceAMinute(
    (kind, heldBack) => logged.push([kind, heldBack]),
    () => now,
  )
  for (let count = 0; count < 1_000; count += 1) report('database')
  report('feed')
  now = 60_000
  report('database')
  expect(logged).toStrictEqual([
    ['database', 0],
    ['feed', 0],
    ['database', 999],
  ])
})
