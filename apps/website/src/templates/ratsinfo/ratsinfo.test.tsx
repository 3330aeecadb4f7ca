import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Ratsinfo } from './ratsinfo.tsx'

const { typical, minimal, english } = examples.ratsinfo
const url = '/de/gemeinderat/'

const part = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  return within(section ?? document.body)
}

test('typical: the next meetings with day, time and place, the cancelled one marked', () => {
  renderView(<Ratsinfo block={typical} />, { url })
  const next = part('Nächste Sitzungen')
  expect(next.getAllByText('Dienstag, 15. Juni 2027, 18:30 bis 21:00 Uhr').length).toBe(1)
  expect(next.getAllByText('Rathaus, Großer Sitzungssaal').length).toBeGreaterThan(0)
  expect(next.getByText('Abgesagt')).toBeTruthy()
  expect(next.getByRole('link', { name: 'Alle Sitzungen' }).getAttribute('href')).toBe(
    '/de/gemeinderat/sitzungen/',
  )
})

test('typical: one looks for papers right here, and the search is a document of its own', () => {
  renderView(<Ratsinfo block={typical} />, { url })
  const form = screen.getByRole('form', { name: 'In Sitzungen und Vorlagen suchen' })
  expect(form.getAttribute('action')).toBe('/de/gemeinderat/suche/')
  expect(within(form).getByRole('searchbox').getAttribute('name')).toBe('q')
})

test('typical: committees with their size, factions with their seats, a withdrawn paper as such', () => {
  renderView(<Ratsinfo block={typical} />, { url })
  expect(part('Gremien').getAllByText('20 Mitglieder')).toHaveLength(2)
  expect(part('Sitze im Gemeinderat').getByText('ohne Fraktion')).toBeTruthy()
  expect(part('Neue Vorlagen').getByText('Zurückgezogen')).toBeTruthy()
})

test('typical: programs of others find the open data', () => {
  renderView(<Ratsinfo block={typical} />, { url })
  const link = screen.getByRole('link', { name: 'Offene Daten: OParl' })
  expect(link.getAttribute('href')).toBe('/oparl/v1/')
})

test('minimal: a council without anything says so in words', () => {
  renderView(<Ratsinfo block={minimal} />, { url })
  expect(screen.getByText('Zurzeit ist keine Sitzung angekündigt.')).toBeTruthy()
  expect(screen.getByText('Zurzeit liegen keine öffentlichen Vorlagen vor.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Gremien' })).toBeNull()
})

test('english: our words are English, the council’s are marked as German', () => {
  renderView(<Ratsinfo block={english} />, { url: '/en/town-council/', sprache: 'en' })
  expect(screen.getByRole('heading', { name: 'Next meetings' })).toBeTruthy()
  const [paper] = screen.getAllByText('Wasserspielplatz an der Mühle')
  expect(paper?.closest('[lang]')?.getAttribute('lang')).toBe('de')
})

test('english: words of ours stand in no German part, and each way to a German page says so', () => {
  const { container } = renderView(<Ratsinfo block={english} />, {
    url: '/en/town-council/',
    sprache: 'en',
  })
  expect(screen.getByText('independent').closest('[lang]')).toBeNull()
  expect(screen.getByRole('link', { name: 'All meetings (in German)' })).toBeTruthy()
  const links = [...container.querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect([link.text, link.hreflang]).toEqual([link.text, 'de'])
  for (const link of links.filter(({ lang }) => lang === '')) expect(link.text).toMatch(/in German/)
})

test('typical: on a German page no link says that it leads to one', () => {
  const { container } = renderView(<Ratsinfo block={typical} />, { url })
  expect(container.querySelector('[hreflang], [lang]')).toBeNull()
})
