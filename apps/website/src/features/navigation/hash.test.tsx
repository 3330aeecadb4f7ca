import { afterEach, expect, test, vi } from 'vitest'
import { start } from './hash.behaviour.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  location.hash = ''
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

/** Opens a page whose address names its target, with motion reduced; answers the spy of scrolling. */
function openAtTarget(html: string) {
  vi.useFakeTimers()
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = html
  start(document.body)
  location.hash = '#target'
  return scrollTo
}

test.for([
  ['shown where the browser has focused it meanwhile', 'target', true],
  ['left alone for whoever has moved on', 'other', false],
] as const)('a target is %s', ([, focused, isShown]) => {
  const scrollTo = openAtTarget(
    '<a href="#target">Ziel</a><button id="other"></button><main id="target" tabindex="-1"></main>',
  )
  document.querySelector('a')?.click()
  document.getElementById(focused)?.focus()
  vi.advanceTimersByTime(300)
  expect(scrollTo.mock.calls.length > 0).toBe(isShown)
})

test('a tab keeps the focus and its place: its panel is shown beside it', () => {
  const scrollTo = openAtTarget(
    '<a role="tab" href="#target">Hotel</a><section id="target" tabindex="0"></section>',
  )
  const tab = document.querySelector('a')
  tab?.focus()
  tab?.click()
  vi.advanceTimersByTime(300)
  expect(document.activeElement).toBe(tab)
  expect(scrollTo).not.toHaveBeenCalled()
})
