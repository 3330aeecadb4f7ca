import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Wohnmobilstellplatz } from './wohnmobilstellplatz.tsx'

const { typical, minimal, english } = examples.wohnmobilstellplatz

const siteOf = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!found) throw new Error(`${name} is missing`)
  return found
}
const textOf = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('typical: places, price, visitor’s tax, vehicles, quiet hours', () => {
  renderView(<Wohnmobilstellplatz block={typical} />)
  const facts = textOf(siteOf('Wohnmobilstellplatz Oberwies'))
  expect(facts).toContain('Plätze32')
  expect(facts).toContain('Preis14,00 € je Nacht')
  expect(facts).toContain('Kurtaxe3,20 € je Person und Nacht')
  expect(facts).toContain('Fahrzeugebis 10 Meter lang, Durchfahrt 3,6 Meter hoch')
  expect(facts).toContain('Ruhezeit22:00 bis 07:00 Uhr')
  expect(facts).toContain('Aufenthaltbis zu 7 Nächte')
})

test('typical: supply and dump station, charges, way in and rules', () => {
  renderView(<Wohnmobilstellplatz block={typical} />)
  const site = siteOf('Wohnmobilstellplatz Oberwies')
  const items = within(site).getAllByRole('listitem').map(textOf)
  expect(items).toContain('Entsorgungsstation für Grauwasser')
  expect(items).toContain('Strom je Kilowattstunde: 0,65 €')
  expect(textOf(site)).toContain('Den Schildern zu P4 folgen.')
  expect(textOf(site)).toContain('Für das Navigationsgerät: 48.70220, 8.44760')
  expect(textOf(site)).toContain('Ruhe von 22:00 bis 07:00 Uhr.')
})

test('a night that costs nothing is free, and what is not known is not said', () => {
  renderView(<Wohnmobilstellplatz block={typical} />)
  const site = textOf(siteOf('Am Badehaus'))
  expect(site).toContain('Preiskostenlos')
  expect(site).not.toContain('Ruhezeit')
  expect(site).toContain('Auf diesem Platz gibt es keine Versorgung.')
})

test('several sites: a way to each, with places and price', () => {
  renderView(<Wohnmobilstellplatz block={typical} />)
  const choice = screen.getByRole('navigation', { name: 'Plätze' })
  const link = within(choice).getByRole('link', { name: 'Wohnmobilstellplatz Oberwies' })
  expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBeTruthy()
})

test('minimal: that there is no site is said in words', () => {
  renderView(<Wohnmobilstellplatz block={minimal} />)
  expect(screen.getByText('Zurzeit sind keine Stellplätze eingetragen.')).toBeTruthy()
})

test('english: places, prices and rules in English', () => {
  renderView(<Wohnmobilstellplatz block={english} />, { sprache: 'en' })
  const site = textOf(siteOf('Oberwies motorhome site'))
  expect(site).toContain('Price€14.00 per night')
  expect(site).toContain('Quiet hours22:00 to 07:00')
})
