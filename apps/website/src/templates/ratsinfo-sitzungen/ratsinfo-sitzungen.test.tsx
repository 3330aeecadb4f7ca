import { examples, sitzungslisteExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoSitzungen } from './ratsinfo-sitzungen.tsx'

const { typical, minimal } = examples['ratsinfo-sitzungen']
const month = { ...typical, context: sitzungslisteExamples.month }
const url = '/de/gemeinderat/sitzungen/'

const daysBelow = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  return [...(section?.querySelectorAll('p time') ?? [])].map((time) =>
    time.getAttribute('datetime'),
  )
}

test('typical: what is to come stands first, the next meeting on top; then what was', () => {
  renderView(<RatsinfoSitzungen block={typical} />, { url })
  expect(daysBelow('Kommende Sitzungen')).toEqual(['2027-06-15T18:30', '2027-06-22T17:00'])
  expect(daysBelow('Vergangene Sitzungen')).toEqual(['2027-05-11T18:30'])
})

test('the filters are a form that makes an address, and keep what was chosen', () => {
  renderView(<RatsinfoSitzungen block={typical} />, { url: `${url}?gremium_id=2&jahr=2026` })
  const form = screen.getByRole('form', { name: 'Sitzungen filtern' })
  expect(form.getAttribute('action')).toBe(url)
  const sent = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(Object.fromEntries(sent)).toEqual({ gremium_id: '2', jahr: '2026' })
})

test('the calendar of one committee is subscribed to with its number, that of all without', () => {
  const { unmount } = renderView(<RatsinfoSitzungen block={typical} />, {
    url: `${url}?gremium_id=2`,
  })
  const feed = () => screen.getByRole('link', { name: 'Als RSS-Feed' }).getAttribute('href')
  const calendar = () => screen.getByRole('link', { name: 'In den eigenen Kalender' })
  expect(feed()).toBe('/de/sitzungen.rss?gremium_id=2')
  expect(calendar().getAttribute('href')).toMatch(/\/de\/sitzungen\.ics\?gremium_id=2$/)
  unmount()
  renderView(<RatsinfoSitzungen block={typical} />, { url })
  expect(feed()).toBe('/de/sitzungen.rss')
})

test('month: a table of its days with what is on, and each meeting below it', () => {
  renderView(<RatsinfoSitzungen block={month} />, { url: `${url}?monat=2027-06` })
  const table = screen.getByRole('table', { name: 'Sitzungen im Juni 2027' })
  const day = within(table).getByText('15').closest('td')
  expect(within(day ?? table).getAllByRole('link')).toHaveLength(2)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('link', { name: /Nächster Monat/ }).getAttribute('href')).toBe(
    `${url}?monat=2027-07`,
  )
  expect(screen.queryByLabelText('Jahr')).toBeNull()
})

test('the way to the calendar begins at the year that is shown, and the way back keeps the committee', () => {
  const { unmount } = renderView(<RatsinfoSitzungen block={typical} />, {
    url: `${url}?gremium_id=2&jahr=2026`,
  })
  expect(screen.getByRole('link', { name: 'Kalender' }).getAttribute('href')).toBe(
    `${url}?gremium_id=2&monat=2026-01`,
  )
  unmount()
  renderView(<RatsinfoSitzungen block={month} />, { url: `${url}?gremium_id=2&monat=2027-06` })
  expect(screen.getByRole('link', { name: 'Liste' }).getAttribute('href')).toBe(
    `${url}?gremium_id=2`,
  )
})

test('minimal: nothing announced is said in words', () => {
  renderView(<RatsinfoSitzungen block={minimal} />, { url })
  expect(screen.getByText('Zurzeit ist keine Sitzung angekündigt.')).toBeTruthy()
})
