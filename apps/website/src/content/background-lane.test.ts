import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackgroundLane, backgroundTimes } from './background-lane.server.ts'
import { AnswerError } from './fetch-answer.server.ts'

let ending: AbortController

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  ending = new AbortController()
})

afterEach(() => {
  ending.abort()
  vi.useRealTimers()
})

function laneWhile(isBusy = () => false) {
  return new BackgroundLane({ isBusy, signal: ending.signal, times: backgroundTimes })
}

const taking = (milliseconds: number, begun: number[]) => async () => {
  begun.push(Math.round(performance.now()))
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

test('it takes a tenth of one core: nine times as long as an answer took it rests', async () => {
  const lane = laneWhile()
  const begun: number[] = []
  const start = Math.round(performance.now())
  for (let count = 0; count < 3; count += 1) void lane.ask(taking(100, begun))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(begun.map((at) => at - start)).toEqual([0, 1_000, 2_000])
})

test('it never asks while visitors wait', async () => {
  let isBusy = true
  const begun: number[] = []
  void laneWhile(() => isBusy).ask(taking(1, begun))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toEqual([])
  isBusy = false
  await vi.advanceTimersByTimeAsync(backgroundTimes.busy)
  expect(begun).toHaveLength(1)
})

test('«later» is no failure: it waits as long as it is told to and asks again', async () => {
  const later = new AnswerError('later', 'later', { retryAfter: 7_000 })
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(later).mockResolvedValue('x')
  const asked = laneWhile().ask(attempt)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await asked).toBe('x')
})

test.each([
  ['refused', 0, 10_000],
  ['timeout', 0, 10_000],
  ['failed', 30_000, 30_000],
  ['failed', 0, 0],
] as const)(
  'after «%s» with a wait of %i ms the next one is asked %i ms later',
  async (fault, retryAfter, pause) => {
    const lane = laneWhile()
    const fails = async () => {
      throw new AnswerError(fault, fault, { retryAfter })
    }
    await expect(lane.ask(fails)).rejects.toThrow(fault)
    const begun: number[] = []
    const failedAt = Math.round(performance.now())
    void lane.ask(taking(1, begun))
    await vi.advanceTimersByTimeAsync(pause + 10)
    expect(begun.map((at) => at - failedAt)).toEqual([pause])
  },
)

test('told to end it asks nothing more', async () => {
  const lane = laneWhile(() => true)
  const asked = expect(lane.ask(async () => 1)).rejects.toThrow('ends')
  ending.abort()
  await vi.advanceTimersByTimeAsync(1_000)
  await asked
})
