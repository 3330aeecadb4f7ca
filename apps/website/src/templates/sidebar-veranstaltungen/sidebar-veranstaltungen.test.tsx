import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarVeranstaltungen } from './sidebar-veranstaltungen.tsx'

const { typical, minimal, english } = examples['sidebar-veranstaltungen']
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('typical: a link to suggest an event and the programmes of two months', () => {
  renderView(<SidebarVeranstaltungen block={typical} />)
  expect(hrefOf('Veranstaltung vorschlagen')).toBe('/de/veranstaltungseintrag/')
  expect(hrefOf('Programm Juni 2027 (PDF)')).toContain('datum_von=2027-06-01&datum_bis=2027-06-30')
  expect(hrefOf('Programm Juli 2027 (PDF)')).toContain('datum_von=2027-07-01&datum_bis=2027-07-31')
})

test('minimal: in December the next programme is that of January', () => {
  renderView(<SidebarVeranstaltungen block={minimal} />)
  expect(hrefOf('Programm Januar 2028 (PDF)')).toContain('datum_von=2028-01-01')
})

test('english: programme and suggestion are the English ones', () => {
  renderView(<SidebarVeranstaltungen block={english} />, { sprache: 'en' })
  expect(hrefOf('Suggest an event')).toBe('/en/suggest-an-event/')
  expect(hrefOf('Programme June 2027 (PDF)')).toMatch(/sprache=2$/)
})
