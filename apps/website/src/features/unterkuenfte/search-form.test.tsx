import { einstellungenExamples } from '@kurstadt/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { SearchForm } from './search-form.tsx'

const { portal } = einstellungenExamples.typical
const fresh = { heute: '2027-06-16', query: {}, problem: null }

afterEach(() => {
  vi.useRealTimers()
})

const field = (label: string) => {
  const found = screen.getByLabelText(label)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} is no field`)
  return found
}

const formOf = (container: Element) => container.querySelector('form')

test('a GET form to the portal in a new tab, with arrival, departure and hidden parameters', () => {
  const form = formOf(renderView(<SearchForm portal={portal} {...fresh} />).container)
  expect(form?.getAttribute('method')).toBe('get')
  expect(form?.getAttribute('action')).toBe('https://buchen.example/suche/')
  expect(form?.getAttribute('target')).toBe('_blank')
  expect(form?.getAttribute('rel')).toBe('noopener')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['ort', 'bad-silberbronn'],
    ['date_from', '2027-06-17'],
    ['date_to', '2027-06-23'],
  ])
})

test('it says which portal opens in a new window', () => {
  renderView(<SearchForm portal={portal} {...fresh} />)
  expect(screen.getByText(/Buchungsportal buchen\.example in einem neuen Fenster/)).toBeTruthy()
})

test('without a portal the search leads to the list of this page and keeps its filters', () => {
  const query = { art: 'hotel', ausstattung: 'sauna' }
  const view = <SearchForm portal={null} {...fresh} query={query} />
  const form = formOf(renderView(view, { url: '/de/unterkuenfte/?art=hotel' }).container)
  expect(form?.getAttribute('action')).toBe('/de/unterkuenfte/#gastgeber')
  expect(form?.hasAttribute('target')).toBe(false)
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['art', 'hotel'],
    ['ausstattung', 'sauna'],
    ['date_from', '2027-06-17'],
    ['date_to', '2027-06-23'],
  ])
})

test('what is wrong with the days is said at the field, and nothing that was typed is lost', () => {
  const query = { date_from: '2027-06-20', date_to: '17.6.27' }
  renderView(<SearchForm portal={null} {...fresh} query={query} problem="vor_beginn" />)
  expect(field('Anreise').value).toBe('2027-06-20')
  expect(field('Abreise').value).toBe('2027-06-17')
  const error = document.getElementById(field('Anreise').getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toContain('Die Abreise liegt nicht nach der Anreise.')
})

test('in a page of last week the days begin with tomorrow all the same', () => {
  vi.useFakeTimers({ now: new Date('2027-06-25T22:30:00Z') })
  renderLive(<SearchForm portal={portal} {...fresh} />)
  expect(field('Anreise').value).toBe('2027-06-27')
  expect(field('Abreise').value).toBe('2027-07-03')
  expect(field('Anreise').min).toBe('2027-06-26')
})

test('the departure follows the arrival and keeps the nights', () => {
  vi.useFakeTimers({ now: new Date('2027-06-16T10:00:00Z') })
  renderLive(<SearchForm portal={portal} {...fresh} />)
  fireEvent.change(field('Abreise'), { target: { value: '2027-06-19' } })
  fireEvent.change(field('Anreise'), { target: { value: '2027-07-01' } })
  expect(field('Abreise').value).toBe('2027-07-03')
  expect(field('Abreise').min).toBe('2027-07-02')
})
