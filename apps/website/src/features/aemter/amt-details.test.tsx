import { amtExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { officeOnPage } from '../../../tests/support/offices-on-page.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AmtDetails, AmtHours, AmtPlace } from './index.ts'

const { typical, minimal } = amtExamples
const office = officeOnPage(typical)

test('an office shows text, code to its page, telephone, e-mail, address with building, hours, staff', () => {
  renderView(<AmtDetails amt={office} />)
  expect(screen.getByText(/erste Anlaufstelle/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /Bürgerbüro/ }).getAttribute('width')).toBe('150')
  expect(screen.getByRole('link', { name: 'Zur Seite des Amtes' }).getAttribute('href')).toBe(
    typical.detailURL,
  )
  expect(screen.getByRole('link', { name: /^Telefon Bürgerbüro/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^E-Mail Bürgerbüro/ })).toBeTruthy()
  expect(screen.getByText('Rathaus')).toBeTruthy()
  expect(screen.getByText('14:00 bis 18:00 Uhr')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(typical.mitarbeiter.length)
})

test('an office without page, place, hours and staff leaves nothing of them over', () => {
  const { container } = renderView(<AmtDetails amt={officeOnPage(minimal)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
  expect(container.querySelector('dl')).toBeNull()
})

test('a map is asked for by a link; without a place there is none', () => {
  const place = { ...office, koordinaten: { breite: 48.75, laenge: 8.55 } }
  const { unmount } = renderView(<AmtPlace amt={place} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'https://www.openstreetmap.org/?mlat=48.75&mlon=8.55#map=18/48.75/8.55',
  )
  unmount()
  renderView(<AmtPlace amt={{ ...office, koordinaten: null }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('what makes an office accessible is said in words', () => {
  const facts = { ...office.barrierefrei, stufenlos: true, aufzug: true, hinweis: 'Klingel links' }
  renderView(<AmtPlace amt={{ ...office, barrierefrei: facts }} />)
  expect(screen.getByText('Klingel links').parentElement?.textContent).toMatch(
    /: Ohne Stufen zu erreichen, Aufzug, Höranlage\. Klingel links$/,
  )
})

test('structured hours come before those that are only text', () => {
  const both = {
    ...office,
    oeffnungszeiten: officeOnPage(amtExamples['legacy-hours']).oeffnungszeiten,
  }
  const { unmount } = renderView(<AmtHours amt={both} />)
  expect(screen.queryByText(/9 bis 12 Uhr/)).toBeNull()
  unmount()
  renderView(<AmtHours amt={{ ...both, oeffnungszeitenStrukturiert: [] }} />)
  expect(screen.getByText(/9 bis 12 Uhr/)).toBeTruthy()
})
