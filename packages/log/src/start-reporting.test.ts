import { type Fehlerbericht, fehlerberichte } from '@kurstadt/contract/fehler'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from './create-log.ts'
import { bufferLimits } from './error-buffer.ts'
import { startReporting } from './start-reporting.ts'

const log = createLog({ level: 'info' }, { write: () => undefined })

/** A process that reports, with a clock and a receiver of its own. */
function reporting(
  receive: (reports: Fehlerbericht[]) => Promise<unknown> = async () => undefined,
) {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z') })
  const came: Fehlerbericht[] = []
  const troubles: unknown[] = []
  const { add, stop } = startReporting({
    wo: 'job-worker',
    build: 'v1',
    onTrouble: (error) => troubles.push(error),
    deliver: async (reports) => {
      await receive(reports)
      came.push(...fehlerberichte.parse({ berichte: reports }).berichte)
    },
  })
  onTestFinished(async () => {
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(2_000)
    await stopped
    vi.useRealTimers()
  })
  return { add, came, troubles }
}

test('what is logged as an error is handed on with its build and what was said before', async () => {
  const { came } = reporting()
  log.warn('the database was slow')
  log.info({ mails: 3 }, 'mails sent to a@b.example')
  log.error({ err: new TypeError('x is not a function') }, 'a job failed')
  log.fatal('the worker died')
  log.warn({ err: new Error('no error of ours') }, 'lost a connection')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(came).toMatchObject([
    { wo: 'job-worker', build: 'v1', art: 'TypeError', meldung: 'x is not a function', anzahl: 1 },
    { art: 'Log', meldung: 'the worker died' },
  ])
  expect(came[0]?.verlauf).toBe('11:00:00 the database was slow\n11:00:00 mails sent to …')
  expect(came[0]?.stelle).toContain('packages/log/src/start-reporting.test.ts')
})

test('an error that two layers log on its way up counts once, and once more when it comes again', async () => {
  const { came } = reporting()
  const error = new TypeError('x is not a function')
  for (const pause of [0, 2_000]) {
    await vi.advanceTimersByTimeAsync(pause)
    for (const words of ['a save failed', 'a request failed']) log.error({ err: error }, words)
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect(came).toMatchObject([{ art: 'TypeError', anzahl: 2 }])
})

test('while nobody takes reports they wait, counted, and come once somebody does', async () => {
  let isAway = true
  const { came, troubles } = reporting(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
  )
  for (let round = 0; round < 50; round += 1) {
    log.error({ err: new RangeError(`number ${round}`) }, 'failed')
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect([came, troubles]).toMatchObject([[], [{ message: 'away' }]])
  isAway = false
  await vi.advanceTimersByTimeAsync(300_000)
  expect(came).toMatchObject([{ art: 'RangeError', meldung: 'number 0', anzahl: 50 }])
  expect(came[0]?.zuerst).toBe('2026-11-26T10:00:00.000Z')
  expect(came[0]?.zuletzt).toBe('2026-11-26T10:08:10.000Z')
})

test('a receiver that is away is asked less and less often, every five minutes at the longest', async () => {
  let tries = 0
  reporting(() => {
    tries += 1
    return Promise.reject(new Error('away'))
  })
  log.error('failed')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(tries).toBeGreaterThan(10)
  expect(tries).toBeLessThan(20)
})

test('a storm of errors is described a few times a second and counted for the rest', async () => {
  const { came } = reporting()
  const letters = (count: number) => 'abcdefghij'.repeat(3).slice(0, 1 + (count % 20))
  for (let count = 0; count < 10_000; count += 1) log.error(`failed: ${letters(count)}`)
  await vi.advanceTimersByTimeAsync(6_000)
  const counted = came.find(({ art }) => art === 'Gezählt')
  const described = came.filter((one) => one !== counted)
  expect(described.length).toBeLessThanOrEqual(bufferLimits.perSecond)
  const sum = came.reduce((total, { anzahl }) => total + anzahl, 0)
  expect(sum).toBe(10_000)
})

test('of many different errors a bounded number waits, and the rest is said as a number', async () => {
  let isAway = true
  const { came } = reporting(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()))
  const word = (count: number) => String.fromCodePoint(0x4e00 + count)
  for (let count = 0; count < 200; count += 1) {
    log.error(`failed ${word(count)}`)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  isAway = false
  await vi.advanceTimersByTimeAsync(310_000)
  expect(came.length).toBeLessThanOrEqual(bufferLimits.groups + 1)
  expect(came.reduce((total, { anzahl }) => total + anzahl, 0)).toBe(200)
})

test('nobody waits for a receiver that never answers, and no second try begins beside the first', async () => {
  let tries = 0
  reporting(() => {
    tries += 1
    return new Promise(() => undefined)
  })
  log.error('failed')
  await vi.advanceTimersByTimeAsync(60_000)
  log.error('failed again')
  expect(tries).toBe(1)
})
