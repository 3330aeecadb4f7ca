import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './amt-detail.fixtures.ts'
import { AmtDetail } from './amt-detail.tsx'

function show(example: string) {
  const block = fixtures[example]
  if (!block) throw new Error(`no example ${example}`)
  return renderView(<AmtDetail block={block} />, { url: '/de/behoerdenlotse/buergerbuero-id_2/' })
}

test('typical: responsibilities, address and how to reach the office', () => {
  show('typical')
  expect(screen.getByRole('heading', { level: 2, name: 'Zuständigkeiten' })).toBeTruthy()
  expect(screen.getByText('Marktplatz 1')).toBeTruthy()
  expect(screen.getByRole('link', { name: /030 23125-210/ }).getAttribute('href')).toBe(
    'tel:+493023125210',
  )
})

test('typical: Wednesday is shown as closed (mid-week rule)', () => {
  show('typical')
  const wednesday = screen.getByText('Mittwoch').closest('div')
  expect(wednesday?.querySelector('dd')?.textContent).toBe('geschlossen')
})

test('typical: staff with function, name, room, picture and contact', () => {
  const { container } = show('typical')
  const card = container.querySelector('article article')
  expect(card?.querySelector('img')).not.toBeNull()
  expect(card?.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Dr. Annegret Tannenfels' })).toBeTruthy()
  expect(screen.getByText('Leiterin des Bürgerbüros')).toBeTruthy()
  expect(screen.getByText('Zimmer 1.04')).toBeTruthy()
})

test('minimal: without contact, hours and staff nothing of them is left over', () => {
  show('minimal')
  expect(screen.queryByText('Kontakt')).toBeNull()
  expect(screen.queryByText('Ansprechpersonen')).toBeNull()
})

test('legacy-hours: hours that are only text are shown as text', () => {
  show('legacy-hours')
  expect(screen.getByText(/Montag bis Donnerstag/)).toBeTruthy()
})

test('not translated: on the English page the office’s text is marked as German, our words are not', () => {
  const block = fixtures.typical
  if (!block) throw new Error('no example typical')
  renderView(<AmtDetail block={block} />, { url: '/en/offices/x-id_2/', sprache: 'en' })
  expect(languageOf(screen.getByText('Responsibilities'))).toBe('the page')
  expect(languageOf(screen.getByText('Leiterin des Bürgerbüros'))).toBe('de')
})
