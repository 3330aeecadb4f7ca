import { einstellungenExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { failureWords } from '../../i18n/index.server.ts'
import { ErrorPage } from './error-page.tsx'

const { typical } = einstellungenExamples

type Kind = Parameters<typeof failureWords>[0]

function show(kind: Kind | null, sprache: 'de' | 'en' = 'de') {
  const words = kind && failureWords(kind, sprache, `/${sprache}/alt/`)
  return renderView(
    <ErrorPage words={words} theme="default" einstellungen={typical} number={null} />,
    {
      sprache,
      url: `/${sprache}/alt/`,
    },
  )
}

test('404: title, text, mail that reports the link, button to the start page', () => {
  show('not-found')
  expect(screen.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeTruthy()
  expect(screen.getByText(/nicht oder nicht mehr verfügbar/)).toBeTruthy()
  const report = screen.getByRole('link', { name: 'Veralteten Link melden' })
  expect(report.getAttribute('href')).toContain(`mailto:${typical.meldung_email}`)
  expect(screen.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe(
    '/de/',
  )
})

test('404 in English', () => {
  show('not-found', 'en')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en/')
})

test('any other error: a generic title and that we have been informed', () => {
  show(null, 'en')
  expect(screen.getByRole('heading', { name: 'Unfortunately there is an error' })).toBeTruthy()
  expect(screen.getByText(/We have been informed of the error/)).toBeTruthy()
})

test.each([
  ['de', 'Fehlernummer: K7M4-Q2XA'],
  ['en', 'Error number: K7M4-Q2XA'],
] as const)('an error of ours has a number that somebody can tell us: %s', (sprache, words) => {
  const page = <ErrorPage words={null} theme="default" einstellungen={typical} number="K7M4-Q2XA" />
  const { container } = renderView(page, { sprache, url: `/${sprache}/alt/` })
  expect(container.textContent).toContain(words)
})

test('what is no error of ours has no number', () => {
  const { container } = show('not-found')
  expect(container.textContent).not.toContain('Fehlernummer')
})

test('503: the telephone numbers', () => {
  show('unavailable')
  expect(screen.getByRole('link', { name: /030 23125-100/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /030 23125-200/ })).toBeTruthy()
})

test('503 without settings promises no numbers', () => {
  const { container } = renderView(
    <ErrorPage
      words={failureWords('unavailable', 'de', '/de/')}
      theme="default"
      einstellungen={null}
      number={null}
    />,
  )
  expect(container.textContent).not.toContain('telefonisch')
})

test('in the festival and the authority pilot the way home leads to their own home', () => {
  const home = (theme: 'rossini' | 'behoerdenlotse', sprache: 'de' | 'en') => {
    const view = <ErrorPage words={null} theme={theme} einstellungen={null} number={null} />
    const { unmount } = renderView(view, { sprache, url: `/${sprache}/x/` })
    const link = screen.getByRole('link')
    unmount()
    return [link.textContent, link.getAttribute('href')]
  }
  expect(home('rossini', 'de')).toEqual(['Zurück zum Festival', '/de/rossini/'])
  expect(home('rossini', 'en')).toEqual(['Back to the festival', '/en/rossini/'])
  expect(home('behoerdenlotse', 'de')).toEqual(['Zurück zum Behördenlotsen', '/de/behoerdenlotse/'])
})

test('a notice that is over: why there is none, and the way to the others', () => {
  const words = failureWords('not-found', 'de', '/de/schwarzes-brett/kinderfahrrad-id_1/')
  renderView(<ErrorPage words={words} theme="default" einstellungen={typical} number={null} />)
  expect(screen.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeTruthy()
  expect(screen.getByText(/Dieser Aushang hängt nicht mehr/)).toBeTruthy()
  const board = screen.getByRole('link', { name: 'Zum Schwarzen Brett' })
  expect(board.getAttribute('href')).toBe('/de/schwarzes-brett/')
})
