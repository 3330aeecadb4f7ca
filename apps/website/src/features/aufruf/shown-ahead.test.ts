import { expect, test, vi } from 'vitest'
import { reportShownAhead } from './shown-ahead.ts'

function shown(marks: string[]) {
  const fetch = vi.fn(() => Promise.resolve(new Response()))
  const entry = { serverTiming: marks.map((name) => ({ name })) }
  const getEntriesByType = vi.fn().mockReturnValue([entry])
  reportShownAhead({ performance: { getEntriesByType }, fetch })
  return fetch.mock.calls
}

test('a page that was fetched ahead says that it is shown, and nothing else of anybody', () => {
  expect(shown(['cache', 'ahead'])).toEqual([['/api/aufruf', { method: 'POST', keepalive: true }]])
})

test('a page that was asked for has been counted already', () => {
  expect(shown([])).toEqual([])
})

test('a browser that tells nothing of its navigation asks for nothing', () => {
  const fetch = vi.fn()
  reportShownAhead({ performance: { getEntriesByType: () => [] }, fetch })
  expect(fetch).not.toHaveBeenCalled()
})
