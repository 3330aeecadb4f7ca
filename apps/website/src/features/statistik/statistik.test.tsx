import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderLive, renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { requestSent } from '../../lib/index.ts'
import { AskStatistics, MatomoContext, StatisticsChoice } from './index.ts'

const matomo = { url: 'https://statistik.example/', site: 3 }
const asked = vi.fn((_to: URL, _what: RequestInit) => Promise.resolve(new Response()))

const ask = (
  <MatomoContext value={matomo}>
    <AskStatistics />
  </MatomoContext>
)
const choice = (
  <MatomoContext value={matomo}>
    <StatisticsChoice />
  </MatomoContext>
)

/** What the receiver was told, as fields. */
const told = () =>
  asked.mock.calls.map(([, { body }]) =>
    body instanceof URLSearchParams ? Object.fromEntries(body) : {},
  )
const allow = () => screen.getByRole('button', { name: 'Statistik erlauben' })

beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  localStorage.clear()
  asked.mockClear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where no Matomo is named nobody is asked', async () => {
  renderView(<AskStatistics />)
  renderView(<StatisticsChoice />)
  expect(document.querySelector('[data-behaviour]')).toBeNull()
  const { html } = await renderOnServer(ask)
  expect(html).toMatch(/^<section[^>]* hidden=""/)
})

test('nothing is told before somebody allows it; then this page is, once, and the event of a form', () => {
  renderLive(ask)
  document.dispatchEvent(requestSent('kontakt'))
  expect(asked).not.toHaveBeenCalled()
  const button = allow()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(told()).toMatchObject([{ idsite: '3', rec: '1' }])
  expect(document.activeElement?.textContent).toMatch(/^Danke, wir haben uns Ihre Wahl/)
  expect(localStorage.getItem('statistik')).toBe('ja')
  document.dispatchEvent(requestSent('kontakt'))
  expect(told()[1]).toMatchObject({ e_c: 'Anfrage', e_a: 'kontakt' })
})

test('whoever has allowed it is counted on the next page and not asked again', () => {
  localStorage.setItem('statistik', 'ja')
  const [section] = renderLive(ask).children
  expect(section).toHaveProperty('hidden', true)
  expect(told()).toHaveLength(1)
})

test('a no is kept, and whoever has said it is asked and counted no more', () => {
  renderLive(ask)
  fireEvent.click(screen.getByRole('button', { name: 'Nicht erlauben' }))
  expect(localStorage.getItem('statistik')).toBe('nein')
  document.body.replaceChildren()
  const [section] = renderLive(ask).children
  expect(section).toHaveProperty('hidden', true)
  document.dispatchEvent(requestSent('kontakt'))
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that asks not to be tracked (%s) is not asked and not counted', (name, value) => {
  localStorage.setItem('statistik', 'ja')
  vi.stubGlobal('navigator', { [name]: value })
  const [section] = renderLive(ask).children
  expect(section).toHaveProperty('hidden', true)
  document.dispatchEvent(requestSent('kontakt'))
  expect(asked).not.toHaveBeenCalled()
  renderLive(choice)
  expect(screen.getByText(/^Ihr Browser bittet darum/)).toHaveProperty('hidden', false)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a kiosk asks nobody and tells nothing', () => {
  localStorage.setItem('kiosk', '1')
  localStorage.setItem('statistik', 'ja')
  const [section] = renderLive(ask).children
  expect(section).toHaveProperty('hidden', true)
  expect(asked).not.toHaveBeenCalled()
})

test('a choice is taken back on the privacy page, and from then on nothing is told', () => {
  localStorage.setItem('statistik', 'ja')
  renderLive(ask)
  renderLive(choice)
  asked.mockClear()
  expect(screen.getByText(/^Sie haben die Statistik auf diesem Gerät erlaubt/).hidden).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Erlaubnis zurücknehmen' }))
  expect(localStorage.getItem('statistik')).toBe('nein')
  expect(document.activeElement?.textContent).toMatch(/nicht erlaubt/)
  document.dispatchEvent(requestSent('kontakt'))
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(allow())
  expect(localStorage.getItem('statistik')).toBe('ja')
})

test('a browser that keeps nothing asks again on the next page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const [section] = renderLive(ask).children
  expect(section).toHaveProperty('hidden', false)
})

test('a choice made on the next page holds on this one, which the browser has kept', () => {
  renderLive(choice)
  expect(screen.getByText(/^Sie haben die Statistik auf diesem Gerät erlaubt/).hidden).toBe(true)
  localStorage.setItem('statistik', 'ja')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(screen.getByText(/^Sie haben die Statistik auf diesem Gerät erlaubt/).hidden).toBe(false)
})
