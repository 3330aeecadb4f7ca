import { abfallkalenderExamples, examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { AbfallkalenderBlock } from './abfallkalender.tsx'

const { typical, minimal, english } = examples.abfallkalender
const choice = { ...typical, context: abfallkalenderExamples.choice }
const month = { ...typical, context: abfallkalenderExamples.month }
const away = { ...typical, context: null }
const url = '/de/buergerservice/abfallkalender/'

afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('typical: the next collection stands as a day, which is right however old the page is', () => {
  renderView(<AbfallkalenderBlock block={typical} />, { url: `${url}?strasse_id=1` })
  expect(screen.getByText('Freitag, 14. Mai 2027: Restmüll und Biomüll')).toBeTruthy()
  const cards = screen.getByRole('list', { name: 'Der nächste Termin jeder Abfallart' })
  expect(within(cards).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Termine sind bis Freitag, 31. Dezember 2027 eingetragen.')).toBeTruthy()
})

test('typical: the browser says «Morgen», and hides what is over', () => {
  vi.useFakeTimers({ now: new Date('2027-05-13T20:00:00Z') })
  const container = renderLive(<AbfallkalenderBlock block={typical} />, { url })
  expect(screen.getByText('Morgen: Restmüll und Biomüll')).toBeTruthy()
  vi.setSystemTime(new Date('2027-05-14T22:01:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(screen.getByText('Samstag, 29. Mai 2027: Restmüll')).toBeTruthy()
  const over = container.querySelectorAll<HTMLElement>('[data-datum="2027-05-14"]')
  expect([...over].map(({ hidden }) => hidden)).toEqual([true, true, true, true])
})

test('typical: a date that a holiday moves says so, a vehicle says where it waits', () => {
  renderView(<AbfallkalenderBlock block={typical} />, { url })
  expect(screen.getByText('verschoben, sonst 28.05.2027')).toBeTruthy()
  const [place] = screen.getAllByText('Parkplatz P4, Sportplatz Oberwies')
  expect(place?.parentElement?.textContent).toBe(
    'Parkplatz P4, Sportplatz Oberwies, 09:00 bis 11:30 Uhr',
  )
})

test('typical: the calendar has one address without a year in it, and the chosen kinds', () => {
  renderView(<AbfallkalenderBlock block={typical} />, { url: `${url}?strasse_id=1&arten=1,3` })
  const calendar = screen.getByRole('link', { name: 'Im eigenen Kalender abonnieren' })
  expect(calendar.getAttribute('href')).toMatch(/\/de\/abfuhr\/1\.ics\?arten=1,3$/)
  expect(screen.getByRole('link', { name: 'Jahresblatt 2027 (PDF)' }).getAttribute('href')).toBe(
    '/de/abfuhr/1.pdf?jahr=2027&arten=1,3',
  )
  expect(screen.queryByRole('link', { name: 'Jahresblatt 2028 (PDF)' })).toBeNull()
  const mail = screen.getByRole('link', { name: 'Per E-Mail erinnern lassen' })
  expect(mail.getAttribute('href')).toBe('/de/abfall-erinnerung/?strasse_id=1&arten=1,3')
})

test('typical: kinds are links that take one in or leave it out', () => {
  renderView(<AbfallkalenderBlock block={typical} />, { url: `${url}?strasse_id=1&arten=1` })
  const kinds = within(screen.getByRole('navigation', { name: 'Abfallarten auswählen' }))
  expect(kinds.getByRole('link', { name: 'Restmüll' }).getAttribute('aria-current')).toBe('true')
  expect(kinds.getByRole('link', { name: 'Restmüll' }).getAttribute('href')).toBe(
    `${url}?strasse_id=1`,
  )
  expect(kinds.getByRole('link', { name: 'Biomüll' }).getAttribute('href')).toBe(
    `${url}?strasse_id=1&arten=1,3`,
  )
})

test('typical: what goes where, from A to Z', () => {
  renderView(<AbfallkalenderBlock block={typical} />, { url })
  const things = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(things).toEqual([
    'Äpfel und Birnen',
    'Eierschalen',
    'Farben und Lacke',
    'Kaffeefilter',
    'kalte Asche',
    'Windeln',
  ])
})

test('minimal: a form asks for the street, and keeps what was typed', () => {
  renderView(<AbfallkalenderBlock block={minimal} />, { url: `${url}?q=Xyz` })
  const form = screen.getByRole('form', { name: 'Straße suchen' })
  const sent = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(Object.fromEntries(sent)).toEqual({ q: 'Xyz' })
  expect(screen.getByRole('status').textContent).toContain('„Xyz“ haben wir nicht gefunden')
})

test('kinds that are not collected in the street: says so, and leads to all of them', () => {
  const context = { ...abfallkalenderExamples.typical, termine: [], naechste: [] }
  const block = { ...typical, context }
  renderView(<AbfallkalenderBlock block={block} />, { url: `${url}?strasse_id=1&arten=9` })
  expect(screen.getByText(/Von den gewählten Abfallarten ist .* kein Termin/)).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Alle Abfallarten zeigen' })
  expect(all.getAttribute('href')).toBe(`${url}?strasse_id=1`)
})

test('choice: streets that may be meant are links, with their numbers and places', () => {
  renderView(<AbfallkalenderBlock block={choice} />, { url: `${url}?q=Tal` })
  const links = within(screen.getByRole('list', { name: 'Welche Straße meinen Sie?' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Talstraße, Hausnummern 1 bis 60', `${url}?strasse_id=5`],
    ['Talstraße, Hausnummern ab 61', `${url}?strasse_id=2`],
    ['MarktplatzAltstadt\u00A0· auch „Adlerplatz“', `${url}?strasse_id=1`],
  ])
})

test('month: a table of its days, and the way to the next', () => {
  renderView(<AbfallkalenderBlock block={month} />, {
    url: `${url}?strasse_id=1&monat=2027-05`,
  })
  const table = screen.getByRole('table', { name: 'Abfuhrtermine im Mai 2027' })
  const day = within(table).getByText('14').closest('td')
  expect(within(day ?? table).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Nächster Monat/ }).getAttribute('href')).toBe(
    `${url}?strasse_id=1&monat=2027-06`,
  )
})

test('a street is remembered by a click, in this browser alone, and forgotten by another', () => {
  const page = renderLive(<AbfallkalenderBlock block={typical} />, { url })
  expect(localStorage).toHaveLength(0)
  screen.getByRole('button', { name: 'Diese Straße auf diesem Gerät merken' }).click()
  page.remove()
  renderLive(<AbfallkalenderBlock block={minimal} />, { url })
  const link = screen.getByRole('link', { name: 'Marktplatz' })
  expect(link.getAttribute('href')).toContain('?strasse_id=1')
  screen.getByRole('button', { name: 'Auf diesem Gerät vergessen' }).click()
  expect(localStorage).toHaveLength(0)
  expect(document.activeElement?.textContent).toBe('Die Straße ist auf diesem Gerät vergessen.')
  expect(screen.queryByText(/bleibt nur in diesem Browser/)?.hidden).toBe(true)
})

test('away: a calendar that is not there says so', () => {
  renderView(<AbfallkalenderBlock block={away} />, { url })
  expect(screen.getByText(/Der Abfallkalender ist gerade nicht erreichbar/)).toBeTruthy()
})

test('english: words and days are English, names of streets stay German', () => {
  renderView(<AbfallkalenderBlock block={english} />, { url: '/en/x/', sprache: 'en' })
  expect(screen.getByRole('heading', { name: 'Collections for Marktplatz' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Calendar file (iCal)' }).getAttribute('href')).toBe(
    '/en/abfuhr/1.ics',
  )
})
