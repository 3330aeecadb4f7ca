import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { OriginContext } from '../../features/page-head/index.ts'
import { Veranstaltungen } from './veranstaltungen.tsx'

const { typical, minimal, english, month = typical } = examples.veranstaltungen
const paged = { ...typical, context: { ...typical.context, anzahl: 42, seite: 2 } }

test('typical: events day by day with date, time and venue', () => {
  renderView(<Veranstaltungen block={typical} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Samstag 19. Juni 2027' })).toBeTruthy()
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

test('paged: links to the other pages keep the filters and nothing else a visitor appended', () => {
  const url = '/de/veranstaltungen/?seite=2&rubrik_id=3&kostenlos=1&utm_source=x'
  renderView(<Veranstaltungen block={paged} />, { url })
  const next = screen.getByRole('link', { name: 'Nächste Seite' })
  expect(next.getAttribute('href')).toBe('/de/veranstaltungen/?rubrik_id=3&kostenlos=1&seite=3')
  expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/?rubrik_id=3&kostenlos=1',
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

const list = '/de/veranstaltungen/'
const nothing = examples.veranstaltungen['nothing-fits'] ?? typical
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the filters are period, rubric, venue, text, free, accessible and for families', () => {
  renderView(<Veranstaltungen block={typical} />, { url: `${list}?rubrik_id=3&q=Chor&familien=1` })
  const form = screen.getByRole('form', { name: 'Veranstaltungen filtern', hidden: true })
  const data = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(Object.fromEntries(data)).toEqual({
    zeitraum: '',
    datum_von: '',
    datum_bis: '',
    rubrik_id: '3',
    ort: '',
    q: 'Chor',
    familien: '1',
  })
  const periods = screen.getByLabelText('Zeitraum', { selector: 'select' })
  expect([...periods.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    'Alle kommenden',
    'Heute',
    'Morgen',
    'Am Wochenende',
    'Nächste 7 Tage',
    'Nächste 30 Tage',
    'Von – bis',
  ])
  expect(screen.getByText('Ergebnis Filtern').closest('button')?.type).toBe('submit')
})

test.each([
  [1, '1 Ergebnis'],
  [2, '2 Ergebnisse'],
  [0, '0 Ergebnisse'],
])('%i found: %s', (anzahl, words) => {
  const block = { ...typical, context: { ...typical.context, anzahl } }
  renderView(<Veranstaltungen block={block} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})

test('a period is one tap away and begins on the first page', () => {
  renderView(<Veranstaltungen block={typical} />, { url: `${list}?seite=3&q=Chor&zeitraum=heute` })
  expect(hrefOf('Am Wochenende')).toBe(`${list}?zeitraum=wochenende&q=Chor#ergebnisse`)
  expect(hrefOf('Alle kommenden')).toBe(`${list}?q=Chor#ergebnisse`)
  expect(screen.getByRole('link', { current: true, name: 'Heute' })).toBeTruthy()
})

test('each chosen filter can be taken away', () => {
  renderView(<Veranstaltungen block={typical} />, { url: `${list}?rubrik_id=3&kostenlos=1` })
  expect(hrefOf('Konzerte entfernen')).toBe(`${list}?kostenlos=1#ergebnisse`)
  expect(hrefOf('mit freiem Eintritt entfernen')).toBe(`${list}?rubrik_id=3#ergebnisse`)
})

test('a period that ends before it begins is said at its field', () => {
  const url = `${list}?datum_von=2027-06-20&datum_bis=2027-06-19`
  renderView(<Veranstaltungen block={nothing} />, { url })
  expect(screen.getByLabelText(/^Bis/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/Das Ende liegt vor dem Anfang/)).toBeTruthy()
})

test('where nothing fits, the next events are shown', () => {
  renderView(<Veranstaltungen block={nothing} />, { url: `${list}?q=Nilpferd` })
  expect(screen.getByText('Zu Ihrer Auswahl gibt es keine Veranstaltung.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Die nächsten Veranstaltungen' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('the calendar of a month leads from each day to its events', () => {
  renderView(<Veranstaltungen block={month} />, { url: `${list}?monat=2027-06&familien=1` })
  const table = screen.getByRole('table', { name: 'Veranstaltungen im Juni 2027' })
  expect(within(table).getAllByRole('link')).toHaveLength(3)
  const day = within(table).getByRole('link', { name: '19 2 Veranstaltungen' })
  expect(day.getAttribute('href')).toBe(
    `${list}?familien=1&zeitraum=individuell&datum_von=2027-06-19&datum_bis=2027-06-19#ergebnisse`,
  )
  expect(hrefOf('Nächster Monat: Juli 2027')).toBe(`${list}?familien=1&monat=2027-07`)
  expect(screen.queryByRole('link', { name: /Vorheriger Monat/ })).toBeNull()
  expect(hrefOf('Liste')).toBe(`${list}?familien=1`)
})

test('what goes on since earlier stands on the first day of the list', () => {
  const [first] = typical.context.data
  if (!first) throw new Error('the example is empty')
  const since = { ...first, datum_von: '2027-06-01', datum_bis: '2027-06-30' }
  renderView(
    <Veranstaltungen block={{ ...typical, context: { ...typical.context, data: [since] } }} />,
  )
  expect(screen.getByRole('heading', { name: 'Mittwoch 16. Juni 2027' })).toBeTruthy()
})

test('in the calendar of a month that day is the first of the month', () => {
  const [first] = typical.context.data
  if (!first) throw new Error('the example is empty')
  const since = { ...first, datum_von: '2027-06-30', datum_bis: '2027-07-31' }
  const context = { ...month.context, monat: '2027-07', tage: [], data: [since] }
  renderView(<Veranstaltungen block={{ ...month, context }} />)
  expect(screen.getByRole('heading', { name: 'Donnerstag 1. Juli 2027' })).toBeTruthy()
})

test('the list is subscribed to with its filters, as a calendar and as a feed', () => {
  const url = `${list}?rubrik_id=3&q=Chor&seite=2`
  renderView(
    <OriginContext value="https://bad-silberbronn.example">
      <Veranstaltungen block={typical} />
    </OriginContext>,
    { url },
  )
  expect(hrefOf('Im eigenen Kalender abonnieren')).toBe(
    'webcal://bad-silberbronn.example/de/veranstaltungen.ics?rubrik_id=3&q=Chor',
  )
  expect(hrefOf('Als RSS-Feed')).toBe('/de/veranstaltungen.rss?rubrik_id=3&q=Chor')
})

test('a list of the festival is subscribed to as that', () => {
  const block = { ...typical, context: { ...typical.context, festival: true } }
  renderView(<Veranstaltungen block={block} />, { url: '/de/rossini/programm/?rubrik_id=3' })
  expect(hrefOf('Als RSS-Feed')).toBe('/de/veranstaltungen.rss?rubrik_id=3&festival=1')
})

test('the festival’s whole programme is there to print, a part of it is not', () => {
  const block = { ...typical, context: { ...typical.context, festival: true } }
  const { unmount } = renderView(<Veranstaltungen block={block} />, {
    url: '/de/rossini/programm/',
  })
  expect(hrefOf('Programm als PDF')).toContain('datum_von=2027-06-18&datum_bis=2027-08-18&')
  unmount()
  renderView(<Veranstaltungen block={block} />, { url: '/de/rossini/programm/?rubrik_id=3' })
  expect(screen.queryByRole('link', { name: 'Programm als PDF' })).toBeNull()
})
