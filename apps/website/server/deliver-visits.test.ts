import { besuche } from '@kurstadt/contract/besuche'
import { afterEach, expect, test, vi } from 'vitest'
import { deliveryTimes, startDelivery } from './deliver-visits.ts'
import { VisitSums } from './visit-sums.ts'

afterEach(() => {
  vi.useRealTimers()
})

const seite = (was: string) => ({ art: 'seite', was, zusatz: 'computer' }) as const

/** A content API that answers with these states one after the other, then always with the last. */
function startWith(...states: number[]) {
  vi.useFakeTimers()
  const sums = new VisitSums()
  const sent: ReturnType<typeof besuche.parse>[] = []
  const warnings: unknown[] = []
  let isBusy = false
  const fetchApi = (_: unknown, init?: RequestInit) => {
    sent.push(besuche.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '')))
    const status = states.length > 1 ? states.shift() : states[0]
    return Promise.resolve(new Response('{}', { status: status ?? 200 }))
  }
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  const stop = startDelivery({
    take: () => sums.take(),
    takeLost: () => sums.takeLost(),
    apiUrl: 'http://api.example',
    fetchApi,
    log,
    isBusy: () => isBusy,
  })
  const minute = () => vi.advanceTimersByTimeAsync(deliveryTimes.every)
  const setBusy = (busy: boolean) => {
    isBusy = busy
  }
  return { sums, sent, warnings, stop, minute, setBusy }
}

test('sums are delivered once a minute, and nothing where nobody came', async () => {
  const { minute, sent, stop, sums } = startWith(200)
  await minute()
  expect(sent).toEqual([])
  sums.add('2026-11-26', seite('/de/'))
  sums.add('2026-11-26', seite('/de/'))
  await minute()
  expect(sent).toMatchObject([{ zeilen: [{ was: '/de/', anzahl: 2 }] }])
  await stop()
})

test('while the content API is away sums wait under the same number, and it is said once', async () => {
  const { minute, sent, stop, sums, warnings } = startWith(503, 503, 200)
  sums.add('2026-11-26', seite('/de/'))
  await minute()
  sums.add('2026-11-26', seite('/de/kontakt/'))
  await minute()
  await minute()
  expect(new Set(sent.slice(0, 3).map(({ kennung }) => kennung)).size).toBe(1)
  expect(sent[3]).toMatchObject({ zeilen: [{ was: '/de/kontakt/' }] })
  expect(warnings).toHaveLength(1)
  await stop()
})

test('sums wait while visitors do', async () => {
  const { minute, sent, setBusy, stop, sums } = startWith(200)
  sums.add('2026-11-26', seite('/de/'))
  setBusy(true)
  await minute()
  expect(sent).toEqual([])
  setBusy(false)
  await minute()
  expect(sent).toHaveLength(1)
  await stop()
})

test('whoever stops delivers what there is first', async () => {
  const { sent, stop, sums } = startWith(200)
  sums.add('2026-11-26', seite('/de/'))
  await stop()
  expect(sent).toMatchObject([{ zeilen: [{ was: '/de/', anzahl: 1 }] }])
})

test('an attack with ever new addresses fills no memory, and is said', async () => {
  const { minute, sent, stop, sums, warnings } = startWith(200)
  for (let n = 0; n < 10_500; n += 1) sums.add('2026-11-26', seite(`/de/${n}/`))
  sums.add('2026-11-26', seite('/de/7/'))
  await minute()
  const rows = sent.flatMap(({ zeilen }) => zeilen)
  expect(rows).toHaveLength(10_000)
  expect(rows.find(({ was }) => was === '/de/7/')?.anzahl).toBe(2)
  expect(warnings).toEqual([[{ lost: 500 }, expect.stringContaining('not counted')]])
  await stop()
})
