import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { ShopVeranstaltungen } from './shop-veranstaltungen.tsx'

const { typical, minimal } = examples['shop-veranstaltungen']

test('typical: an event names what the shop has for it, with its price', () => {
  renderView(<ShopVeranstaltungen block={typical} />)
  const concert = screen.getByText('Sommernachtskonzert im Kurpark').closest('article')
  if (!concert) throw new Error('the event is missing')
  const article = within(concert).getByRole('link', { name: 'Karte Sommernachtskonzert' })
  expect(article.getAttribute('href')).toBe('/de/shop/karte-sommernachtskonzert-id_7/')
  expect(concert.textContent).toMatch(/12,00\s€/)
})

test('of more than five events five are shown at first', () => {
  const [first] = typical.context.data
  if (!first) throw new Error('the example is empty')
  const data = Array.from({ length: 7 }, (_, place) => ({ ...first, id: place + 1 }))
  renderView(<ShopVeranstaltungen block={{ ...typical, context: { ...typical.context, data } }} />)
  const closed = screen.getByText('mehr laden').closest('details')
  expect(closed?.querySelectorAll('article')).toHaveLength(2)
})

test('minimal: without anything in the shop it says so', () => {
  renderView(<ShopVeranstaltungen block={minimal} />)
  expect(
    screen.getByText('Zurzeit gibt es im Shop nichts zu kommenden Veranstaltungen.'),
  ).toBeTruthy()
})
