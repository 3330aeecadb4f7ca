import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { PushHinweis } from './push-hinweis.tsx'

const { typical, minimal, english, away } = examples['push-hinweis']

test('without JavaScript it is said why there are no messages, and the way by mail is there', () => {
  renderView(<PushHinweis block={typical} />)
  expect(screen.getByRole('heading', { name: 'Mitteilungen auf dieses Gerät' })).toBeTruthy()
  expect(screen.getByText(/Dieser Browser kann hier keine Mitteilungen empfangen/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'An die Abfuhr erinnern lassen' })
  expect(link.getAttribute('href')).toBe('/de/abfall-erinnerung/')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('typical: what one gets is chosen in a form, which waits for its script', () => {
  renderView(<PushHinweis block={typical} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent?.trim())).toEqual([
    'Wichtige Hinweise der Stadt',
    'Abfuhrtermine meiner Straße',
    'Führungen',
    'Konzerte',
  ])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { hidden: true }).value).toBe('abend-18')
  expect(screen.getByRole('link', { name: 'zum Abfallkalender', hidden: true })).toBeTruthy()
})

test('minimal: a town without categories and waste calendar has its alerts', () => {
  renderView(<PushHinweis block={minimal} />)
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(1)
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull()
})

test('english: the page for notices is German, and its link says so', () => {
  renderView(<PushHinweis block={english} />, { sprache: 'en' })
  expect(screen.getByRole('link', { name: 'New public notices (in German)' })).toBeTruthy()
})

test('away: that there is nothing to choose from just now is said', () => {
  renderView(<PushHinweis block={away ?? typical} />)
  expect(screen.getByText(/lässt sich gerade nicht abrufen/)).toBeTruthy()
})
