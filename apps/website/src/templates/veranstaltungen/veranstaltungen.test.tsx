import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Veranstaltungen } from './veranstaltungen.tsx'

const { typical, minimal, english } = examples.veranstaltungen
const paged = { ...typical, context: { ...typical.context, anzahl: 42, seite: 2 } }

test('typical: events day by day with date, time and venue', () => {
  renderView(<Veranstaltungen block={typical} />)
  expect(screen.getByRole('heading', { level: 3, name: /Samstag.*19.*Jun 2027/ })).toBeTruthy()
  const concert = screen.getByText('Sommernachtskonzert im Kurpark').closest('article')
  if (!concert) throw new Error('the event is missing')
  expect(concert.textContent).toContain('19.06.2027, 19:30 bis 22:00 Uhr')
  expect(concert.textContent).toContain('Kurpark, Musikpavillon')
})

test('typical: an event that will not be as announced says so before its title', () => {
  renderView(<Veranstaltungen block={typical} />)
  const badge = screen.getByText('Abgesagt')
  const title = within(badge.closest('article') ?? document.body).getByRole('heading')
  expect(badge.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('minimal: no events is said in words', () => {
  renderView(<Veranstaltungen block={minimal} />)
  expect(screen.getByText('Zurzeit sind keine Veranstaltungen eingetragen.')).toBeTruthy()
})

test('paged: links to the other pages keep the category and nothing else a visitor appended', () => {
  const url = '/de/veranstaltungen/?seite=2&rubrik_id=3&utm_source=x'
  renderView(<Veranstaltungen block={paged} />, { url })
  const next = screen.getByRole('link', { name: 'Nächste Seite' })
  expect(next.getAttribute('href')).toBe('/de/veranstaltungen/?rubrik_id=3&seite=3')
  expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/?rubrik_id=3',
  )
})

test('beyond the last page there is a way back', () => {
  const block = { ...typical, context: { ...typical.context, data: [], anzahl: 12, seite: 9 } }
  renderView(<Veranstaltungen block={block} />, { url: '/de/veranstaltungen/?seite=9' })
  expect(screen.getByRole('link', { name: 'Zur ersten Seite' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/',
  )
})

test('english: times stand without «Uhr»', () => {
  const { container } = renderView(<Veranstaltungen block={english} />, { sprache: 'en' })
  expect(container.textContent).not.toContain('Uhr')
})

test('away from its page the list shows five events and leads to all of them (spec 9)', () => {
  const first = typical.context.data.find(({ detailURL }) => detailURL !== null)
  if (!first) throw new Error('the example is empty')
  const data = Array.from({ length: 10 }, (_, place) => ({ ...first, id: place + 1 }))
  const block = { ...typical, context: { ...typical.context, anzahl: 42, data } }
  const { unmount } = renderView(<Veranstaltungen block={block} />, { url: '/de/' })
  expect(screen.getAllByRole('article')).toHaveLength(5)
  const all = screen.getByRole('link', { name: 'Alle Veranstaltungen' })
  expect(all.getAttribute('href')).toBe('/de/veranstaltungen/')
  expect(screen.queryByRole('link', { name: 'Nächste Seite' })).toBeNull()
  unmount()
  renderView(<Veranstaltungen block={block} />, { url: '/de/veranstaltungen/' })
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(screen.queryByRole('link', { name: 'Alle Veranstaltungen' })).toBeNull()
})
