import { afterEach, expect, test, vi } from 'vitest'
import { start } from './hash.behaviour.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('A10: the way to the top takes the focus along, although nothing there has that name', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#top">Nach oben</a>'
  start(document.body)
  const link = document.querySelector('a')
  link?.focus()
  location.hash = '#top'
  link?.click()
  expect(document.activeElement).toBe(link)
  vi.advanceTimersByTime(300)
  expect(document.activeElement).toBe(document.body)
})
