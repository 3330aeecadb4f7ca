import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { Shop } from './shop.tsx'

const { typical, minimal, english } = examples.shop
const oneTab = examples.shop['one-tab'] ?? typical

function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('link', { name, hidden: true }).closest('article')
  if (!card) throw new Error(`no card ${name}`)
  return card
}

test('typical: articles stand in tabs by their category; without a script the tabs are anchors (spec 7)', () => {
  renderView(<Shop block={typical} />)
  const tabs = within(screen.getByRole('navigation', { name: 'Rubriken des Shops' }))
  expect(
    tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')]),
  ).toEqual([
    ['Textilien', '#shop-textilien'],
    ['Genuss aus dem Tal', '#shop-genuss-aus-dem-tal'],
    ['Karten', '#shop-karten'],
    ['Weiteres', '#shop-weiteres'],
  ])
  for (const link of tabs.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
})

test('typical: with a script they are tabs, and arrow keys lead from one to the next', () => {
  renderLive(<Shop block={typical} />)
  const [first, second] = screen.getAllByRole('tab')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  first?.focus()
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(second)
})

test('typical: a card has the price with VAT and shipping note, sizes and the stock in words', () => {
  renderView(<Shop block={typical} />)
  const shirt = cardOf('T-Shirt „298 Höhenmeter“').textContent
  expect(shirt).toMatch(/24,90\s€ .*inkl\. MwSt\., zzgl\. Versand/)
  expect(shirt).toContain('Größen: S, M, L, XL')
  expect(shirt).toContain('lieferbar')
  expect(cardOf('Mütze').textContent).toContain('ausverkauft')
  expect(cardOf('Tannenhonig, 500 Gramm').textContent).toContain('noch 3')
})

test('typical: what is sold by weight says what a kilogram costs (PAngV)', () => {
  renderView(<Shop block={typical} />)
  expect(cardOf('Tannenhonig, 500 Gramm').textContent).toMatch(/23,00\s€ je Kilogramm/)
})

test('typical: shipping is 3,00 EUR, abroad 4,00 EUR, and fetching is free (spec 9)', () => {
  renderView(<Shop block={typical} />)
  const costs = screen.getByText(/^Alle Preise enthalten/).textContent
  expect(costs).toMatch(
    /3,00\s€, ins Ausland 4,00\s€\. Wer in der Tourist-Information abholt, zahlt keinen/,
  )
})

test('the way to withdraw is there, whatever is on sale (§ 356a BGB)', () => {
  renderView(<Shop block={oneTab} />)
  const link = screen.getByRole('link', { name: 'Vertrag widerrufen' })
  expect(link.getAttribute('href')).toBe('/de/shop/widerruf/')
})

test('one category needs no tabs', () => {
  renderView(<Shop block={oneTab} />)
  expect(screen.queryByRole('navigation', { name: 'Rubriken des Shops' })).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('minimal: an empty shop says so', () => {
  renderView(<Shop block={minimal} />)
  expect(screen.getByText(/^Zurzeit ist im Shop nichts zu kaufen/)).toBeTruthy()
})

test('english: our words are English, and what nobody has translated is marked as German', () => {
  renderView(<Shop block={english} />, { sprache: 'en', url: '/en/shop/' })
  expect(cardOf('T-shirt: 298 metres up').textContent).toMatch(
    /€24\.90 .*incl\. VAT, plus shipping/,
  )
  const honey = cardOf('Tannenhonig, 500 Gramm')
  expect(within(honey).getByRole('heading', { hidden: true }).getAttribute('lang')).toBe('de')
  expect(honey.textContent).toContain('3 left')
})
