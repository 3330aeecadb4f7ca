import { examples, parksatzExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { ClosingDaysContext } from '../../features/oeffnungszeiten/index.ts'
import { Brancheneintraege } from './brancheneintraege.tsx'

const {
  typical,
  minimal,
  'long-words': long,
  map = minimal,
  'open-now': open = minimal,
} = examples.brancheneintraege

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(parksatzExamples.typical.geandert) + 60_000)
})
afterEach(() => void vi.useRealTimers())

const path = '/de/branchen/'
const show = (block = typical, query = '') =>
  renderView(<Brancheneintraege block={block} />, { url: path + query })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const nothing = {
  ...minimal,
  context: { ...minimal.context, auswahl: typical.context.auswahl },
}

test('typical: each entry leads to its page, says what it is and how one reaches it', () => {
  show()
  expect(screen.getByRole('heading', { name: '3 Einträge' })).toBeTruthy()
  expect(hrefOf('Gasthof Silberhirsch')).toBe('/de/branchen/gasthof-silberhirsch-id_22/')
  expect(hrefOf('Gasthof Silberhirsch anrufen: 030 23125-511')).toMatch(/^tel:/)
  expect(screen.getByText('Badgasse 4')).toBeTruthy()
})

test('an entry without a page of its own is listed all the same', () => {
  show()
  const heading = screen.getByRole('heading', { name: 'Fußpflege Reik' })
  expect(within(heading).queryByRole('link')).toBeNull()
})

test('a car park has its free spaces in the list', () => {
  show()
  expect(screen.getByText('von 180 Plätzen frei')).toBeTruthy()
})

test('filters are links that add to each other, each with what it leaves', () => {
  show(typical, '?q=wirt&stufenlos=true')
  expect(hrefOf(/^Gasthöfe & Restaurants/)).toBe(
    '/de/branchen/?q=wirt&stufenlos=true&rubrik_id=12#eintraege',
  )
  expect(screen.getByRole('link', { name: 'Gasthöfe & Restaurants 9 Einträge' })).toBeTruthy()
  const chosen = screen.getByRole('link', { current: true })
  expect(chosen.textContent).toContain('Stufenloser Eingang')
  expect(chosen.getAttribute('href')).toBe('/de/branchen/?q=wirt#eintraege')
})

const choicesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

test('categories are a tree that opens by its links: at first only its top', () => {
  show()
  expect(choicesIn('Rubriken')).toEqual([
    'Gasthöfe & Restaurants 99 Einträge',
    'Parken & Unterwegs 88 Einträge',
  ])
  expect(screen.queryByRole('link', { name: /^Weinstuben/ })).toBeNull()
})

test('below the chosen category stand those in it, and leaving one leads a level up', () => {
  show(typical, '?rubrik_id=12&q=wirt')
  expect(choicesIn('Rubriken in „Gasthöfe & Restaurants“')).toEqual([
    'Eisdielen 22 Einträge',
    'Weinstuben 33 Einträge',
  ])
  expect(hrefOf(/^Gasthöfe & Restaurants/)).toBe('/de/branchen/?q=wirt#eintraege')
  expect(hrefOf(/^Eisdielen/)).toBe('/de/branchen/?q=wirt&rubrik_id=13#eintraege')
})

test('whoever leaves a lower category is in the one above it', () => {
  show(typical, '?rubrik_id=13')
  expect(hrefOf(/^Eisdielen/)).toBe('/de/branchen/?rubrik_id=12#eintraege')
})

test('what is open now is a link without a count, and its list says when it was so', () => {
  show(typical, '?q=wirt')
  expect(hrefOf('Jetzt geöffnet')).toBe('/de/branchen/?q=wirt&geoeffnet=true#eintraege')
  expect(screen.queryByText(/^Um .* Uhr geöffnet/)).toBeNull()
})

test('the list of what is open says its time, and how one leaves it', () => {
  show(open, '?geoeffnet=true')
  expect(screen.getByText(/^Um 14:05 Uhr geöffnet\./)).toBeTruthy()
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe(
    '/de/branchen/#eintraege',
  )
})

test('on a public holiday one is asked to make sure, beside what is open', () => {
  vi.setSystemTime(new Date('2027-12-25T10:00:00Z'))
  const holiday = { tag: '2027-12-25', anlass: '1. Weihnachtstag', feiertag: true }
  renderView(
    <ClosingDaysContext value={[holiday]}>
      <Brancheneintraege block={open} />
    </ClosingDaysContext>,
    { url: `${path}?geoeffnet=true` },
  )
  expect(screen.getByText(/^Heute ist Feiertag: Bitte fragen Sie nach/)).toBeTruthy()
})

test('letters are links where an entry begins with them', () => {
  show(typical, '?rubrik_id=12')
  expect(hrefOf('Buchstabe G')).toBe('/de/branchen/?rubrik_id=12&buchstabe=g#eintraege')
  expect(screen.queryByRole('link', { name: 'Buchstabe A' })).toBeNull()
})

test('a search keeps what was chosen, also without JavaScript', () => {
  const { container } = show(typical, '?q=wirt&rubrik_id=12')
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    q: 'wirt',
    rubrik_id: '12',
  })
})

test('where nothing has the words, it is said that these only sound like them', () => {
  show({ ...typical, context: { ...typical.context, aehnlich: true } }, '?q=gasthoff')
  expect(screen.getByText(/Genau „gasthoff“ steht nirgends/)).toBeTruthy()
})

test('where nothing is left, there is a way back to everything', () => {
  show(nothing, '?q=xyz')
  expect(screen.getByText(/Dazu finden wir keinen Eintrag/)).toBeTruthy()
  expect(hrefOf('Alle Einträge zeigen')).toBe(path)
})

test('an empty directory says so and offers no filters', () => {
  show(minimal)
  expect(screen.getByText('Noch steht nichts im Branchenverzeichnis.')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Eingrenzen' })).toBeNull()
})

test('a query that is none is nobody’s filter', () => {
  show(long, '?rubrik_id=12;drop&buchstabe=%3Cb%3E')
  expect(screen.queryByText('Alle Einträge zeigen')).toBeNull()
})

const showMap = (query = '') =>
  renderView(
    <BaseMapContext value={townMap}>
      <Brancheneintraege block={map} />
    </BaseMapContext>,
    { url: `${path}?ansicht=karte${query}` },
  )

test('from the list a link leads to its map, and back; filters and words stay', () => {
  showMap('&q=wirt')
  expect(hrefOf('Liste')).toBe('/de/branchen/?q=wirt#eintraege')
  expect(screen.getByRole('link', { name: 'Karte' }).getAttribute('aria-current')).toBe('true')
  expect(hrefOf(/^Gasthöfe & Restaurants/)).toBe(
    '/de/branchen/?q=wirt&ansicht=karte&rubrik_id=12#eintraege',
  )
  expect(hrefOf('Alle Einträge zeigen')).toBe('/de/branchen/?ansicht=karte')
})

test('each place of the map stands in the list, in a sentence; one without a place stays there', () => {
  showMap()
  const list = screen.getByRole('list', { name: 'Die Orte der Karte als Liste' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Fußpflege Reik Wo das ist, erfahren Sie auf Anfrage. Nicht auf der Karte.',
    expect.stringContaining('Badgasse 4, am Kurpark, 310\u00A0m vom Bahnhof, stufenloser Eingang.'),
    expect.stringMatching(/^3Parkplatz P1 Badehaus Badstraße 3/),
    expect.stringMatching(/^4Schwarzwald/),
  ])
  expect(within(list).queryByRole('link', { name: /Fußpflege Reik/ })).toBeNull()
  expect(hrefOf('Nummer 2: Gasthof Silberhirsch auf der Karte zeigen')).toBe(
    '/de/branchen/?ansicht=karte&ort=22#karte',
  )
})

test('the picture has the same numbers as the list, and the place that the address chooses', () => {
  const { container } = showMap('&ort=22')
  const pins = [...container.querySelectorAll<HTMLElement>('a[data-place]')]
  expect(pins.map(({ textContent }) => textContent)).toEqual(['2', '3', '4'])
  expect(pins.map(({ dataset }) => dataset.chosen)).toEqual(['true', undefined, undefined])
  const chosen = container.querySelector('li[aria-current]')
  expect(chosen?.textContent).toContain('Gasthof Silberhirsch')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Gasthof Silberhirsch Badgasse 4, am Kurpark, 310\u00A0m vom Bahnhof, stufenloser Eingang.',
  )
})

test('from the top of the page a link leads to the map, past search and filters', () => {
  const { container } = showMap()
  expect(hrefOf('Zur Karte auf dieser Seite')).toBe('#karte')
  expect(container.querySelector('a')?.textContent).toBe('Zur Karte auf dieser Seite')
})

test('with another filter nothing is chosen any longer', () => {
  showMap('&ort=22')
  expect(hrefOf('Buchstabe G')).toBe('/de/branchen/?ansicht=karte&buchstabe=g#eintraege')
})

test('a town without a map has no link to one, and its address shows the list in words', () => {
  show()
  expect(screen.queryByRole('navigation', { name: 'Ansicht' })).toBeNull()
  const { container } = renderView(<Brancheneintraege block={map} />, {
    url: `${path}?ansicht=karte`,
  })
  expect(within(container).getAllByText(/Badgasse 4, am Kurpark/)).toHaveLength(2)
  expect(within(container).queryByText(/Nicht auf der Karte/)).toBeNull()
  expect(container.querySelector('[data-behaviour="place-map"]')).toBeNull()
})

test('of too many places the map says how many it shows', () => {
  renderView(
    <BaseMapContext value={townMap}>
      <Brancheneintraege block={{ ...map, context: { ...map.context, anzahl: 2_000 } }} />
    </BaseMapContext>,
    { url: `${path}?ansicht=karte` },
  )
  expect(screen.getByText(/Die Karte zeigt die ersten 4 von 2000/)).toBeTruthy()
})

test('where nothing is left there is no empty map, but a way back to a full one', () => {
  const { container } = renderView(
    <BaseMapContext value={townMap}>
      <Brancheneintraege block={nothing} />
    </BaseMapContext>,
    { url: `${path}?ansicht=karte&q=xyz` },
  )
  expect(container.querySelector('#karte')).toBeNull()
  expect(hrefOf('Alle Einträge zeigen')).toBe('/de/branchen/?ansicht=karte')
})
