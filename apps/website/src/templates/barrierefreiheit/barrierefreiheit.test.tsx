import { barrierefreiheitExamples, examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Barrierefreiheit } from './barrierefreiheit.tsx'

const { typical, minimal, english } = examples.barrierefreiheit
const complete = { ...typical, context: barrierefreiheitExamples.complete }

const section = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name })
  return within(heading.closest('section') ?? document.body)
}

test('typical: state, day, way and who checked, for each offer by itself', () => {
  renderView(<Barrierefreiheit block={typical} />)
  const website = section('Diese Website')
  expect(website.getByText('Teilweise mit den Anforderungen vereinbar.')).toBeTruthy()
  expect(
    website.getByText('Zuletzt geprüft am 28.05.2027 durch Prüfwerk Nordschwarzwald'),
  ).toBeTruthy()
  expect(website.getByText('Erklärung erstellt am 01.06.2027')).toBeTruthy()
  const council = section('Das Ratsinformationssystem')
  expect(council.getByText('Nicht mit den Anforderungen vereinbar.')).toBeTruthy()
  expect(council.getByText(/20\.05\.2027 durch die Stadt selbst/)).toBeTruthy()
})

test('gaps stand under their reason, with why, until when and the way round', () => {
  renderView(<Barrierefreiheit block={typical} />)
  const website = section('Diese Website')
  expect(website.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'Noch nicht behoben',
    'Unverhältnismäßige Belastung',
    'Vom Gesetz ausgenommen',
  ])
  expect(website.getByText('Wir beheben das bis zum 31.12.2027.')).toBeTruthy()
  expect(website.getByText(/^Warum:/).textContent).toContain('Sie ändern sich jede Woche')
  expect(website.getAllByText(/^So kommen Sie bis dahin/)).toHaveLength(2)
})

test('a day that is over is no promise any more', () => {
  renderView(<Barrierefreiheit block={typical} />)
  const council = section('Das Ratsinformationssystem')
  expect(council.getByText(/^Das sollte bis zum 31\.03\.2027 behoben sein/)).toBeTruthy()
  expect(council.queryByText(/^Wir beheben/)).toBeNull()
})

test('minimal: what nobody has checked is never called compliant, and nothing empty is said', () => {
  const { container } = renderView(<Barrierefreiheit block={minimal} />)
  expect(screen.getAllByText(/^Die Prüfung steht noch aus/)).toHaveLength(4)
  expect(container.textContent).not.toMatch(/vereinbar|erstellt|Schlichtung|Rückmeldung|zählen/)
  for (const list of container.querySelectorAll('ul, dl')) expect(list.textContent).not.toBe('')
})

test('what is fully accessible has no list of gaps', () => {
  renderView(<Barrierefreiheit block={complete} />)
  expect(screen.getByText('Vollständig mit den Anforderungen vereinbar.')).toBeTruthy()
  expect(screen.queryByText('Was noch nicht barrierefrei ist')).toBeNull()
})

test('what was counted, who answers and who arbitrates', () => {
  renderView(<Barrierefreiheit block={typical} />)
  expect(screen.getByText('238 von 240')).toBeTruthy()
  expect(section('Rückmeldung').getByRole('link', { name: /030 23125-110/ })).toBeTruthy()
  const body = section('Schlichtung')
  expect(body.getByText('Schlichtungsstelle des Landes')).toBeTruthy()
  expect(body.getByText('00373 Neuhall')).toBeTruthy()
})

test('the same in Leichte Sprache and in sign language, said to be German on English pages', () => {
  renderView(<Barrierefreiheit block={english} />, { sprache: 'en', url: '/en/accessibility/' })
  const link = screen.getByRole('link', { name: 'Easy-to-read language (in German)' })
  expect(link.getAttribute('href')).toBe('/de/leichte-sprache/')
  const [translated, german] = english.context.angebote[0]?.ausnahmen ?? []
  expect(languageOf(screen.getByText(translated?.was ?? ''))).toBe('the page')
  expect(languageOf(screen.getByText(german?.was ?? ''))).toBe('de')
})
