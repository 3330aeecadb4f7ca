import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Preisliste } from './preisliste.tsx'

const { typical, minimal, english } = examples.preisliste

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

test('typical: a table with its name, a head for each column and one for each row', () => {
  renderView(<Preisliste block={typical} />)
  const table = screen.getByRole('table', { name: 'Eintritt im Silberbad' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Leistung', 'Erwachsene', 'Kinder bis 14'])
  expect(within(table).getByRole('rowheader', { name: 'Tageskarte' })).toBeTruthy()
  expect(cellsOf('Tageskarte')).toEqual(['21,00 €', '12,50 €'])
})

test('a price of 0 is free, the lowest of several says so, and none is a dash that is heard', () => {
  renderView(<Preisliste block={typical} />)
  expect(cellsOf('Unter drei Jahren')).toEqual(['–kein Preis', 'kostenlos'])
  expect(cellsOf('Thermennacht')).toEqual(['ab 32,00 €', '–kein Preis'])
})

test('minimal: one price in a row needs no words above it, but those who listen get them', () => {
  renderView(<Preisliste block={minimal} />)
  expect(screen.getByRole('columnheader', { name: 'Preis' })).toBeTruthy()
  expect(cellsOf('Leihschlitten')).toEqual(['5,00 €'])
})

test('english: amounts as the British write them', () => {
  renderView(<Preisliste block={english} />, { sprache: 'en' })
  expect(cellsOf('Three hours')).toEqual(['€14.50', '€9.00'])
  expect(cellsOf('Under three')[1]).toBe('free')
})
