import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const idle = () => vi.advanceTimersByTimeAsync(2000)

function bound() {
  const end = vi.fn<() => void>()
  const start = vi.fn<(element: HTMLElement) => () => void>(() => end)
  return { start, end, ref: later(() => Promise.resolve(start)) }
}

test('behaviour starts when the browser is idle, and ends with its element', async () => {
  const { start, end, ref } = bound()
  const element = document.createElement('div')
  const release = ref(element)
  expect(start).not.toHaveBeenCalled()
  await idle()
  expect(start).toHaveBeenCalledExactlyOnceWith(element)
  if (typeof release === 'function') release()
  expect(end).toHaveBeenCalledOnce()
})

test('behaviour whose element is gone before the browser was idle never starts', async () => {
  const { start, ref } = bound()
  const release = ref(document.createElement('div'))
  if (typeof release === 'function') release()
  await idle()
  expect(start).not.toHaveBeenCalled()
})
