import { examples, sitzungExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoDetail } from './ratsinfo-detail.tsx'

const { typical, minimal, 'long-words': long } = examples['ratsinfo-detail']
const cancelled = { ...typical, context: sitzungExamples.cancelled }
const internal = { ...typical, context: sitzungExamples.internal }
const url = '/de/gemeinderat/sitzungen/gemeinderat-id_12/'

const item = (id: number) => {
  const found = document.getElementById(`top-${id}`)
  return within(found ?? document.body)
}

test('typical: day, time and place, and the agenda with number, paper, decision and votes', () => {
  renderView(<RatsinfoDetail block={typical} />, { url })
  expect(screen.getByText('Dienstag, 15. Juni 2027, 18:30 bis 21:00 Uhr')).toBeTruthy()
  expect(screen.getByText('Rathaus, Großer Sitzungssaal')).toBeTruthy()
  expect(item(102).getByRole('heading').textContent).toContain('Wasserspielplatz an der Mühle')
  expect(item(102).getByRole('link', { name: 'Vorlage 2027/041' }).getAttribute('href')).toBe(
    '/de/gemeinderat/vorlagen/wasserspielplatz-an-der-muehle-id_41/',
  )
  expect(item(102).getByText('Der Entwurf wird gebaut.')).toBeTruthy()
  expect(item(102).getByText('17 Ja, 2 Nein, 1 Enthaltung')).toBeTruthy()
})

test('an item has an address that stays, and says to which item it leads', () => {
  renderView(<RatsinfoDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Link zu Punkt 2' }).getAttribute('href')).toBe(
    '#top-102',
  )
})

test('files come from the address of the council’s files, with a name that says what they are', () => {
  renderView(<RatsinfoDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: /^Einladung PDF/ }).getAttribute('href')).toBe(
    '/de/gemeinderat/dokumente/3/Lageplan.pdf',
  )
  expect(screen.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')).toBe(
    '/de/sitzungen/12.ics',
  )
})

test('all papers as one file are for members alone', () => {
  renderView(<RatsinfoDetail block={typical} />, { url })
  expect(screen.queryByRole('link', { name: /als eine PDF/ })).toBeNull()
})

test('public meeting: nothing is marked as not public, and there is no second part', () => {
  renderView(<RatsinfoDetail block={typical} />, { url })
  expect(screen.queryByText(/nicht öffentlich/i)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Nichtöffentlicher Teil' })).toBeNull()
})

test('internal: what is not public has a part of its own, and every item of it is marked', () => {
  renderView(<RatsinfoDetail block={internal} />, { url })
  const closed = screen.getByRole('region', { name: 'Nichtöffentlicher Teil' })
  expect(within(closed).getAllByText('Nicht öffentlich').length).toBeGreaterThan(1)
  expect(item(103).getByText('15 Ja, 0 Nein, 2 Enthaltungen, 1 befangen')).toBeTruthy()
  expect(item(103).getByText('Frau Maurer fragt nach dem Preis.')).toBeTruthy()
  expect(screen.getByText(/ist ein Entwurf und noch nicht genehmigt/)).toBeTruthy()
})

test('internal: the attendance says who came for whom', () => {
  renderView(<RatsinfoDetail block={internal} />, { url })
  const away = screen.getByText('Entschuldigt (1)').nextElementSibling?.textContent
  expect(away).toBe(
    'Bo Ly (Grün-Alternative Liste), vertreten durch Ines Vogt (Grün-Alternative Liste)',
  )
})

test('cancelled: says so, and offers no calendar', () => {
  renderView(<RatsinfoDetail block={cancelled} />, { url })
  expect(screen.getByText('Diese Sitzung findet nicht statt.', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'In den Kalender' })).toBeNull()
})

test('approved minutes say when, and who was there', () => {
  renderView(<RatsinfoDetail block={long} />, { url })
  expect(screen.getByText('Die Niederschrift wurde am 13.07.2027 genehmigt.')).toBeTruthy()
  expect(screen.getByText('Anwesend (1)')).toBeTruthy()
})

test('approved minutes can be saved as a file, a draft and none cannot', () => {
  const { unmount } = renderView(<RatsinfoDetail block={long} />, { url })
  const file = screen.getByRole('link', { name: 'Niederschrift als barrierefreie PDF' })
  expect(file.getAttribute('href')).toBe('/de/sitzungen/15.pdf')
  unmount()
  renderView(<RatsinfoDetail block={internal} />, { url })
  expect(screen.queryByRole('link', { name: /Niederschrift als/ })).toBeNull()
})

test('minimal: an agenda that is not there yet is promised', () => {
  renderView(<RatsinfoDetail block={minimal} />, { url })
  expect(screen.getByText(/Die Tagesordnung steht noch nicht fest/)).toBeTruthy()
})
