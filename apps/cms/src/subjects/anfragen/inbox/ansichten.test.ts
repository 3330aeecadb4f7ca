import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noon } from '../../../platform/time/days.ts'

let views: typeof import('./ansichten.ts').ansichten

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  ;({ ansichten: views } = await import('./ansichten.ts'))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a request is overdue from the morning of its day on, when the digest counts it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T05:30:00Z'), toFake: ['Date'] })
  const overdue = views.find(({ key }) => key === 'ueberfaellig')
  expect(overdue && Reflect.apply(overdue.where, null, [])).toMatchObject({
    loeschen_am: { less_than_equal: noon('2026-11-28') },
  })
})
