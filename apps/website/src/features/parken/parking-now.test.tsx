import { parksatzExamples } from '@kurstadt/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { ParkingState } from './parking-state.tsx'

const { typical: record } = parksatzExamples
const taken = Date.parse(record.geandert)
const minute = 60_000
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now: taken + 2 * minute })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  const date = new Date(taken + 3 * minute).toUTCString()
  fetched.mockImplementation(async () => Response.json([record], { headers: { Date: date } }))
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two car parks as the server made them two minutes after their record, started at another time. */
async function startedAt(minutes: number): Promise<HTMLElement> {
  const { start } = await import('./parking-now.behaviour.ts')
  const { container } = renderView(
    <>
      <ParkingState parkplatz={{ id: record.ID, stand: record }} />
      <ParkingState parkplatz={{ id: 2, stand: null }} />
      <ParkingState parkplatz={{ id: record.ID, stand: record }} />
    </>,
  )
  vi.setSystemTime(taken + minutes * minute)
  for (const one of container.querySelectorAll<HTMLElement>('[data-behaviour]')) start(one)
  await vi.advanceTimersByTimeAsync(0)
  return container
}

test('a page that lay in a store, or in front of a wrong clock, asks at once, and once for all', async () => {
  const container = await startedAt(63)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(container.querySelector('[data-known]')?.hasAttribute('hidden')).toBe(false)
  expect(container.querySelector('[data-age]')?.textContent).toBe(', vor 3 Minuten')
})

test('a page that is new asks nothing before its time', async () => {
  await startedAt(3)
  expect(fetched).not.toHaveBeenCalled()
})
