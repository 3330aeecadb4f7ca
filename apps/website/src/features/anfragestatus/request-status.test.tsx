import type { Anfragestatus } from '@kurstadt/contract/forms'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RequestStatus } from './index.ts'

const status: Anfragestatus = {
  referenz: 'A-12',
  sprache: 'de',
  status: 'in_arbeit',
  eingegangen_am: '2026-11-21T23:30:00.000Z',
  geloescht_am: '2027-05-20',
  stelle: 'Tourist-Information',
  nachrichten: [
    { am: '2026-11-22T09:05:00.000Z', betreff: 'Ihre Führung', text: 'Gern.\n\nBis dann!' },
  ],
}

test('a request says how it stands, whose it is, and when it is deleted', () => {
  renderView(<RequestStatus asked={{ kind: 'found', status }} />)
  expect(screen.getByRole('heading', { name: 'In Arbeit' })).toBeTruthy()
  expect(screen.getByText('A-12')).toBeTruthy()
  expect(screen.getByText('22.11.2026, 00:30', { exact: false })).toBeTruthy()
  expect(screen.getByText('Tourist-Information')).toBeTruthy()
  expect(screen.getByText(/Am 20\.05\.2027 löschen wir/)).toBeTruthy()
})

test('answers of the office stand below, with their time', () => {
  renderView(<RequestStatus asked={{ kind: 'found', status }} />)
  expect(screen.getByRole('heading', { name: 'Ihre Führung' })).toBeTruthy()
  expect(screen.getByText(/Bis dann!/)).toBeTruthy()
  expect(screen.getByText(/^Geschrieben am 22\.11\.2026, 10:05/)).toBeTruthy()
})

test('without an answer it says so, also in English', () => {
  const unanswered = { ...status, nachrichten: [] }
  renderView(<RequestStatus asked={{ kind: 'found', status: unanswered }} />, { sprache: 'en' })
  expect(screen.getByRole('heading', { name: 'In progress' })).toBeTruthy()
  expect(screen.getByText('We have not answered yet.')).toBeTruthy()
})

test('a link that leads nowhere says why, and where one may ask', () => {
  renderView(<RequestStatus asked={{ kind: 'missing' }} />)
  expect(screen.getByText(/^Der Link ist unvollständig/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/anfragen/')
})

test('whoever asks too often hears when to come back', () => {
  renderView(<RequestStatus asked={{ kind: 'busy' }} />)
  expect(screen.getByText(/in zehn Minuten/)).toBeTruthy()
})
