import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungDetail } from './veranstaltung-detail.tsx'

const { typical, minimal } = examples['veranstaltung-detail']
const cancelled = {
  ...typical,
  context: { ...typical.context, status: 'abgesagt', statusgrund: 'Wegen Sturm' },
} as const
const url = '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/'

function factOf(label: string) {
  return screen.getByText(label).closest('div')?.querySelector('dd')?.textContent
}

test('typical: date, time, venue, price and categories', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(factOf('Datum')).toBe('19.06.2027')
  expect(factOf('Uhrzeit')).toBe('19:30 bis 22:00 Uhr')
  expect(factOf('Ort')).toBe('Kurpark, Musikpavillon')
  expect(factOf('Preis')).toBe('12 Euro, mit Gästekarte 9 Euro')
  expect(screen.getByRole('link', { name: 'Konzerte' })).toBeTruthy()
})

test('typical: leads back to the list', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/',
  )
})

test('cancelled: says so with the reason, and sells no tickets', () => {
  renderView(<VeranstaltungDetail block={cancelled} />, { url })
  const status = screen.getByText('Abgesagt').closest('p')
  expect(status?.textContent).toContain('Wegen Sturm')
  expect(screen.queryByRole('link', { name: 'Karten bestellen' })).toBeNull()
})

test('minimal: what is not known is left out', () => {
  renderView(<VeranstaltungDetail block={minimal} />, { url })
  for (const label of ['Uhrzeit', 'Ort', 'Veranstalter'])
    expect(screen.queryByText(label)).toBeNull()
})
