import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungenFilter } from './veranstaltungen-filter.tsx'

const { typical, minimal, english } = examples['veranstaltungen-filter']
const actionOf = (name: string) => screen.getByRole('form', { name }).getAttribute('action')

test('the filter leads to the overview of events, wherever it stands', () => {
  renderView(<VeranstaltungenFilter block={typical} />, { url: '/de/kurpark/' })
  expect(actionOf('Veranstaltungen filtern')).toBe('/de/veranstaltungen/')
  expect(screen.getByRole('button', { name: 'Veranstaltungen suchen' })).toBeTruthy()
})

test('without an overview it leads to its own page', () => {
  renderView(<VeranstaltungenFilter block={minimal} />, { url: '/de/kurpark/' })
  expect(actionOf('Veranstaltungen filtern')).toBe('/de/kurpark/')
})

test('english: it leads to the English overview', () => {
  renderView(<VeranstaltungenFilter block={english} />, { sprache: 'en' })
  expect(actionOf('Filter events')).toBe('/en/events/')
})
