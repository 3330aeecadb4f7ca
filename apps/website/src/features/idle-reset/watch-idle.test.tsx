import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginAnew, watchIdle } from './watch-idle.ts'

let listeners: Parameters<typeof window.addEventListener>[]
let office: HTMLDetailsElement
let place: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  history.replaceState(null, '', '/de/behoerdenlotse/')
  document.body.innerHTML =
    '<main><details data-accordion open><summary>Amt</summary></details></main><div data-guide="true"></div>'
  const [found] = document.body.getElementsByTagName('details')
  const guide = document.querySelector<HTMLElement>('[data-guide]')
  if (!(found && guide)) throw new Error('the page lacks its parts')
  office = found
  place = guide
  listeners = vi.spyOn(window, 'addEventListener').mock.calls
  watchIdle(place, beginAnew)
})

afterEach(() => {
  for (const listener of listeners) window.removeEventListener(...listener)
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each(['mousemove', 'click', 'scroll'])(
  'five minutes without mouse move, click or scroll: «%s» begins them anew',
  (use) => {
    window.dispatchEvent(new Event(use))
    vi.advanceTimersByTime(200_000)
    window.dispatchEvent(new Event(use))
    vi.advanceTimersByTime(299_000)
    expect(office.open).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(office.open).toBe(false)
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  },
)

test('a page that nobody has touched is left as it is, one that is used already begins anew', () => {
  vi.advanceTimersByTime(600_000)
  expect(office.open).toBe(true)
  watchIdle(place, beginAnew, 'used')
  vi.advanceTimersByTime(280_000)
  expect(place.textContent).toContain('weiter lesen')
  vi.advanceTimersByTime(20_000)
  expect(office.open).toBe(false)
})

test('twenty seconds before, it asks', () => {
  window.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(279_999)
  expect(place.childElementCount).toBe(0)
  vi.advanceTimersByTime(1)
  expect(place.textContent).toContain('weiter lesen')
})

test('an open dialogue does not cover the question', () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.prepend(dialog)
  window.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(280_000)
  expect(dialog.textContent).toContain('weiter lesen')
})

test('whoever comes back to a page that the browser has kept is not asked at once', () => {
  window.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(200_000)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  vi.advanceTimersByTime(279_999)
  expect(place.childElementCount).toBe(0)
  vi.advanceTimersByTime(1)
  expect(place.textContent).toContain('weiter lesen')
})

test('a row that moves by itself is used by nobody, and the reset comes', () => {
  window.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(200_000)
  office.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(100_000)
  expect(office.open).toBe(false)
})

test('the page itself is scrolled by somebody', () => {
  window.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(200_000)
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  vi.advanceTimersByTime(100_000)
  expect(office.open).toBe(true)
})
