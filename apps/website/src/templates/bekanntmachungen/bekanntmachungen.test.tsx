import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Bekanntmachungen } from './bekanntmachungen.tsx'

const { typical, minimal, english } = examples.bekanntmachungen
const url = '/de/rathaus/bekanntmachungen/'

test('typical: each notice with its kind, its days and whether it hangs today', () => {
  renderView(<Bekanntmachungen block={typical} />, { url })
  const [first] = typical.context.data
  const link = screen.getAllByRole('link', { name: first?.titel ?? '' })[0]
  const entry = link?.closest('li') ?? document.body
  expect(within(entry).getByText('Auslegung von Plänen')).toBeTruthy()
  expect(within(entry).getByText('01.06.2027 bis 09.07.2027')).toBeTruthy()
  expect(within(entry).getByText('Jetzt ausgehängt')).toBeTruthy()
  expect(screen.getByText('Seit 01.06.2027 bis auf Weiteres')).toBeTruthy()
})

test('corrections and what they correct are marked', () => {
  renderView(<Bekanntmachungen block={typical} />, { url })
  expect(screen.getByText('Berichtigt')).toBeTruthy()
  expect(screen.getByText('Berichtigung')).toBeTruthy()
})

test('the filters are links that keep the others, and drop what the page does not know', () => {
  renderView(<Bekanntmachungen block={typical} />, {
    url: `${url}?art=satzung&jahr=2026&seite=2&utm=x`,
  })
  const filter = screen.getByRole('navigation', { name: 'Bekanntmachungen filtern' })
  const hrefOf = (name: string) => within(filter).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Archiv')).toBe(`${url}?art=satzung&jahr=2026&zeitraum=archiv`)
  expect(hrefOf('Wahl')).toBe(`${url}?jahr=2026&art=wahl`)
  expect(hrefOf('Alle Jahre')).toBe(`${url}?art=satzung`)
  const current = within(filter)
    .getAllByRole('link')
    .filter((one) => one.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Alle', 'Satzung', '2026'])
})

test('a year that nothing is left of can be taken back', () => {
  renderView(<Bekanntmachungen block={minimal} />, { url: `${url}?jahr=1999` })
  expect(screen.getByText('Zu dieser Auswahl gibt es keine Bekanntmachung.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '1999' }).getAttribute('aria-current')).toBe('true')
})

test('notices are subscribed to by feed and by mail, those of the chosen kind by feed', () => {
  renderView(<Bekanntmachungen block={typical} />, { url: `${url}?art=wahl` })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Als RSS-Feed')).toBe('/de/bekanntmachungen.rss?art=wahl')
  expect(hrefOf('Als E-Mail')).toBe('/de/bekanntmachungen/benachrichtigung/')
  expect(hrefOf('Eine Kopie prüfen')).toBe('/de/bekanntmachungen/pruefen/')
})

test('away from its page the list shows three notices and leads to all of them', () => {
  renderView(<Bekanntmachungen block={typical} />, { url: '/de/' })
  expect(screen.getByRole('link', { name: 'Alle Bekanntmachungen' }).getAttribute('href')).toBe(url)
  expect(screen.queryByRole('navigation', { name: 'Bekanntmachungen filtern' })).toBeNull()
})

test('english: what is not translated is marked as German', () => {
  renderView(<Bekanntmachungen block={english} />, {
    url: '/en/town-hall/public-notices/',
    sprache: 'en',
  })
  const [translated, german] = english.context.data
  expect(languageOf(screen.getByText(translated?.titel ?? ''))).toBe('the page')
  expect(languageOf(screen.getByText(german?.titel ?? ''))).toBe('de')
})
