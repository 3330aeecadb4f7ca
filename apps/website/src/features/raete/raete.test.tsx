import {
  ratsinfoExamples,
  ratsinfoSucheExamples,
  sitzungExamples,
  vorlageExamples,
} from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import type { CouncilContent } from '../../content/index.ts'
import { MemberPage, titleOfPage, wayToPage } from './index.ts'

const home = '/de/gemeinderat/intern/'
const { heute, naechste, letzte, vorlagen, gremien } = ratsinfoExamples.typical
const eigenes = { heute, naechste, letzte, vorlagen }
const { typical: hits } = ratsinfoSucheExamples
const neu = { seit: '2028-05-20T06:30:00.000Z', treffer: hits.data, anzahl: hits.data.length }

const show = (content: CouncilContent, here = home) =>
  renderView(<MemberPage gremien={gremien} content={content} here={here} />, { url: here })

const hrefs = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('every page leads to the other ones and to the meetings of the member’s committees', () => {
  const [first] = gremien
  show({ kind: 'home', eigenes, neu: null }, `${home}sitzungen/?gremium_id=${first?.id}`)
  const navigation = screen.getByRole('navigation', { name: 'Bereiche für Ratsmitglieder' })
  expect(hrefs(navigation)).toEqual([
    home,
    `${home}sitzungen/`,
    ...gremien.map(({ id }) => `${home}sitzungen/?gremium_id=${id}`),
    `${home}suche/`,
  ])
  const current = within(navigation).getByText(first?.titel ?? '')
  expect(current.closest('a')?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('form').getAttribute('action')).toBe(`${home}suche/`)
})

test('home has the next meetings first, then what is new, papers, and what is over', () => {
  show({ kind: 'home', eigenes, neu })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Ihre nächsten Sitzungen',
    'Neu seit Ihrem letzten Besuch',
    'Neue Vorlagen',
    'Zuletzt getagt',
  ])
  expect(screen.getByText('Sie waren zuletzt am 20.05.2028, 08:30 Uhr hier.')).toBeTruthy()
})

test('nobody is asked for words above the field for a password', () => {
  show({ kind: 'passwort', change: { kind: 'open' } }, `${home}passwort/`)
  expect(screen.queryByRole('searchbox', { name: 'Sitzungen und Vorlagen durchsuchen' })).toBeNull()
  expect(screen.getByLabelText(/^Neues Passwort/)).toBeTruthy()
})

const newSince = `${home}suche/?neu_seit=2028-05-20T06%3A30%3A00.000Z`

test('what is new beyond what home has room for is one link away', () => {
  show({ kind: 'home', eigenes, neu: { ...neu, anzahl: 40 } })
  const link = screen.getByRole('link', { name: 'Alle 40 neuen Einträge ansehen' })
  expect(link.getAttribute('href')).toBe(newSince)
})

test('the search says that it is limited to what is new, and stays so on its other pages', () => {
  show({ kind: 'suche', suche: { ...hits, anzahl: 40, pro_seite: 20 } }, newSince)
  expect(screen.getByText(/seit dem 20\.05\.2028, 08:30 Uhr dazugekommen/)).toBeTruthy()
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(new FormData(form).get('neu_seit')).toBe(neu.seit)
  const next = hrefs(document.body).find((href) => href?.includes('seite=2'))
  expect(next).toContain('neu_seit=')
})

test('everything of meetings and papers leads to the pages for members, where nothing is missing', () => {
  const { container } = show({ kind: 'home', eigenes, neu })
  const all = [...container.querySelectorAll('h3 a, li > a')].map((a) => a.getAttribute('href'))
  expect(all.length).toBeGreaterThan(5)
  for (const href of all) expect(href).toMatch(/^\/de\/gemeinderat\/intern\//)
})

test('spec 8: what cannot be had is said, with another try', () => {
  show({ kind: 'home', eigenes: null, neu: null })
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toBeTruthy()
})

test('a meeting has what is not public in a part of its own, each piece of it marked in words', () => {
  const sitzung = sitzungExamples.internal
  show({ kind: 'sitzung', sitzung }, `${home}sitzungen/${sitzung.id}/`)
  const closed = screen.getByRole('region', { name: 'Nichtöffentlicher Teil' })
  const marks = within(closed).getAllByText('Nicht öffentlich')
  const items = sitzung.tagesordnung.filter(({ oeffentlich }) => !oeffentlich)
  expect(marks.length).toBeGreaterThan(items.length)
})

test('all papers of a meeting lead to one file', () => {
  const sitzung = sitzungExamples.typical
  show({ kind: 'sitzung', sitzung }, `${home}sitzungen/${sitzung.id}/`)
  const link = screen.getByRole('link', { name: 'Alle Unterlagen als eine PDF' })
  expect(link.getAttribute('href')).toBe(`${home}sitzungen/${sitzung.id}/unterlagen.pdf`)
})

test('a file that members alone get is marked, also where its meeting is public', () => {
  show({ kind: 'sitzung', sitzung: sitzungExamples.internal })
  const [file] = screen.getAllByRole('link', { name: /^Einladung/ })
  expect(file?.getAttribute('href')).toBe(`${home}dokumente/5/Angebote-der-Bieter.pdf`)
  expect(within(file ?? document.body).getByText('Nicht öffentlich')).toBeTruthy()
})

test('a meeting that is not public is marked on its day of the calendar, too', () => {
  const [next] = naechste
  const data = next ? [{ ...next, oeffentlich: false }] : []
  const monat = next?.beginn.slice(0, 7) ?? ''
  const liste = { ...hits, data, heute, jahr: 2027, monat, jahre: [2027], gremien }
  show({ kind: 'sitzungen', liste }, `${home}sitzungen/?monat=${monat}`)
  const cells = within(screen.getByRole('table')).getAllByText('Nicht öffentlich')
  expect(cells).toHaveLength(1)
})

test('a meeting without public items says so in the place of an empty agenda', () => {
  const { internal } = sitzungExamples
  const tagesordnung = internal.tagesordnung.filter(({ oeffentlich }) => !oeffentlich)
  show({ kind: 'sitzung', sitzung: { ...internal, tagesordnung } })
  expect(screen.getByText('Öffentliche Punkte hat diese Sitzung nicht.')).toBeTruthy()
})

test('nothing behind the login is offered to subscribe to', () => {
  const liste = { ...hits, data: naechste, heute, jahr: 2027, monat: null, jahre: [2027], gremien }
  const { container } = show({ kind: 'sitzungen', liste }, `${home}sitzungen/`)
  expect(container.querySelector('[href*="webcal"], [href$=".rss"], [href*=".ics"]')).toBeNull()
})

test('each page has a title of its own, and a way back to the members’ home', () => {
  const vorlage = { kind: 'vorlage', vorlage: vorlageExamples.typical } as const
  expect(titleOfPage(vorlage)).toBe(vorlageExamples.typical.titel)
  expect(wayToPage(vorlage).map(({ href }) => href)).toEqual([home])
  const sitzung = { kind: 'sitzung', sitzung: sitzungExamples.typical } as const
  expect(wayToPage(sitzung).map(({ href }) => href)).toEqual([home, `${home}sitzungen/`])
  expect(wayToPage({ kind: 'home', eigenes, neu: null })).toEqual([])
})
