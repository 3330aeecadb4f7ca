import { examples, parksatzExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Brancheneintraege } from './brancheneintraege.tsx'

const { typical, minimal, 'long-words': long } = examples.brancheneintraege

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(parksatzExamples.typical.geandert) + 60_000)
})
afterEach(() => void vi.useRealTimers())

const path = '/de/branchen/'
const show = (block = typical, query = '') =>
  renderView(<Brancheneintraege block={block} />, { url: path + query })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const nothing = {
  ...minimal,
  context: { ...minimal.context, auswahl: typical.context.auswahl },
}

test('typical: each entry leads to its page, says what it is and how one reaches it', () => {
  show()
  expect(screen.getByRole('heading', { name: '3 Einträge' })).toBeTruthy()
  expect(hrefOf('Gasthof Silberhirsch')).toBe('/de/branchen/gasthof-silberhirsch-id_22/')
  expect(hrefOf('Gasthof Silberhirsch anrufen: 030 23125-511')).toMatch(/^tel:/)
  expect(screen.getByText('Badgasse 4')).toBeTruthy()
})

test('an entry without a page of its own is listed all the same', () => {
  show()
  const heading = screen.getByRole('heading', { name: 'Fußpflege Reik' })
  expect(within(heading).queryByRole('link')).toBeNull()
})

test('a car park has its free spaces in the list', () => {
  show()
  expect(screen.getByText('von 180 Plätzen frei')).toBeTruthy()
})

test('filters are links that add to each other, each with what it leaves', () => {
  show(typical, '?q=wirt&stufenlos=true')
  expect(hrefOf(/^Gasthöfe & Restaurants/)).toBe(
    '/de/branchen/?q=wirt&stufenlos=true&rubrik_id=12#eintraege',
  )
  expect(screen.getByRole('link', { name: 'Gasthöfe & Restaurants 9 Einträge' })).toBeTruthy()
  const chosen = screen.getByRole('link', { current: true })
  expect(chosen.textContent).toContain('Stufenloser Eingang')
  expect(chosen.getAttribute('href')).toBe('/de/branchen/?q=wirt#eintraege')
})

test('letters are links where an entry begins with them', () => {
  show(typical, '?rubrik_id=12')
  expect(hrefOf('Buchstabe G')).toBe('/de/branchen/?rubrik_id=12&buchstabe=g#eintraege')
  expect(screen.queryByRole('link', { name: 'Buchstabe A' })).toBeNull()
})

test('a search keeps what was chosen, also without JavaScript', () => {
  const { container } = show(typical, '?q=wirt&rubrik_id=12')
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    q: 'wirt',
    rubrik_id: '12',
  })
})

test('where nothing has the words, it is said that these only sound like them', () => {
  show({ ...typical, context: { ...typical.context, aehnlich: true } }, '?q=gasthoff')
  expect(screen.getByText(/Genau „gasthoff“ steht nirgends/)).toBeTruthy()
})

test('where nothing is left, there is a way back to everything', () => {
  show(nothing, '?q=xyz')
  expect(screen.getByText(/Dazu finden wir keinen Eintrag/)).toBeTruthy()
  expect(hrefOf('Alle Einträge zeigen')).toBe(path)
})

test('an empty directory says so and offers no filters', () => {
  show(minimal)
  expect(screen.getByText('Noch steht nichts im Branchenverzeichnis.')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Eingrenzen' })).toBeNull()
})

test('a query that is none is nobody’s filter', () => {
  show(long, '?rubrik_id=12;drop&buchstabe=%3Cb%3E')
  expect(screen.queryByText('Alle Einträge zeigen')).toBeNull()
})
