import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Fotogalerie } from './fotogalerie.tsx'

const { typical, minimal } = examples.fotogalerie
const list = { url: '/de/fotogalerien/' }

test('typical: galleries with cover, day, number of pictures and the way to their page', () => {
  renderView(<Fotogalerie block={typical} />, list)
  const [first] = screen.getAllByRole('article')
  const card = within(first ?? document.body)
  expect(card.getByRole('link', { name: 'Lichterfest im Kurpark' }).getAttribute('href')).toBe(
    '/de/fotogalerien/lichterfest-im-kurpark-id_1/',
  )
  expect(card.getByText('3 Bilder')).toBeTruthy()
  expect(card.getByText('20.06.2027')).toBeTruthy()
  expect(card.getByRole('img')).toBeTruthy()
})

test('a gallery without pictures and without a page of its own takes nothing from the others', () => {
  renderView(<Fotogalerie block={typical} />, list)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByText('0 Bilder')).toBeTruthy()
})

test('minimal: that there are none is said in words', () => {
  renderView(<Fotogalerie block={minimal} />, list)
  expect(screen.getByText('Zurzeit gibt es keine Fotogalerien.')).toBeTruthy()
})

test('away from its page the list shows three and leads to all of them', () => {
  const { data, ...rest } = typical.context
  const many = data.flatMap((one) => [one, { ...one, id: one.id + 100 }])
  renderView(<Fotogalerie block={{ ...typical, context: { ...rest, data: many } }} />)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Alle Fotogalerien' }).getAttribute('href')).toBe(
    '/de/fotogalerien/',
  )
})

test('not translated: on the English page title and introduction are marked as German', () => {
  renderView(<Fotogalerie block={typical} />, { ...list, sprache: 'en' })
  expect(languageOf(screen.getAllByText('Tausend Lampions und ein Feuerwerk.')[0])).toBe('de')
  expect(languageOf(screen.getAllByText('3 pictures')[0])).toBe('the page')
})
