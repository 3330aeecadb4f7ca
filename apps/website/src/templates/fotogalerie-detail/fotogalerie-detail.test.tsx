import { examples, galerieExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FotogalerieDetail } from './fotogalerie-detail.tsx'

const all = examples['fotogalerie-detail']
const everyShape = { ...all.typical, context: galerieExamples['every-shape'] }
const many = { ...all.typical, context: galerieExamples['two-hundred-pictures'] }
const path = '/de/fotogalerien/lichterfest-id_1/'

const tiles = () =>
  screen
    .getAllByRole('link')
    .filter(({ id }) => id.startsWith('bild-'))
    .map((tile) => tile.getAttribute('href'))

test('typical: day, introduction, and each picture leads to a page of its own', () => {
  renderView(<FotogalerieDetail block={all.typical} />, { url: path })
  expect(screen.getByText('Sonntag, 20. Juni 2027')).toBeTruthy()
  expect(tiles()).toEqual([`${path}?bild=1`, `${path}?bild=2`, `${path}?bild=3`])
  expect(screen.getByRole('link', { name: 'Alle Fotogalerien' })).toBeTruthy()
})

test('every shape: tiles keep theirs, a picture without words is named by its place', () => {
  renderView(<FotogalerieDetail block={everyShape} />, { url: path })
  const shapes = tiles().map((_, place) => {
    const tile = document.querySelectorAll('li[style*="--shape"]')[place]
    return tile instanceof HTMLElement ? tile.style.getPropertyValue('--shape') : ''
  })
  expect(shapes).toEqual(['1.6', '0.667', '2.4', '0.5', '1.5', '1.6', '1.6', '1.6', '1'])
  expect(screen.getByRole('link', { name: 'Bild 8 von 9' })).toBeTruthy()
  expect(new Set(tiles()).size).toBe(9)
})

test('many pictures come in pages of 18', () => {
  renderView(<FotogalerieDetail block={many} />, { url: `${path}?seite=12` })
  expect(tiles()).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Seite 12' }).ariaCurrent ?? 'page').toBe('page')
  expect(screen.queryByText('Tausend Lampions und ein Feuerwerk.')).toBeNull()
})

test('the page of a picture has place, neighbours, caption, author and the way back', () => {
  renderView(<FotogalerieDetail block={many} />, { url: `${path}?bild=1024` })
  expect(screen.getByText('Bild 25 von 200')).toBeTruthy()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Vorheriges Bild')).toBe(`${path}?bild=1023`)
  expect(href('Nächstes Bild')).toBe(`${path}?bild=1025`)
  expect(href('Alle Bilder dieser Galerie')).toBe(`${path}?seite=2#bild-1024`)
  expect(screen.getByText('Das Silberbad wurde 1847 über der Marienquelle erbaut.')).toBeTruthy()
  expect(screen.getByText(/^Bild: Stadt Bad Silberbronn/)).toBeTruthy()
})

test('the first picture has none before it, the last none after it', () => {
  renderView(<FotogalerieDetail block={all.typical} />, { url: `${path}?bild=1` })
  expect(screen.queryByRole('link', { name: 'Vorheriges Bild' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Nächstes Bild' })).toBeTruthy()
})

test('a picture or page that there is not is said, and the others are shown', () => {
  renderView(<FotogalerieDetail block={all.typical} />, { url: `${path}?bild=99&seite=x` })
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Dieses Bild gibt es in der Galerie nicht mehr. Hier sehen Sie alle anderen.',
    'So viele Seiten hat die Galerie nicht. Hier sehen Sie die letzte, Seite 1.',
  ])
  expect(tiles()).toHaveLength(3)
})

test('minimal: that there are no pictures is said', () => {
  renderView(<FotogalerieDetail block={all.minimal} />, { url: path })
  expect(screen.getByText('In dieser Galerie sind zurzeit keine Bilder.')).toBeTruthy()
})

test('not translated: captions are marked as German on the English page', () => {
  const url = '/en/photo-galleries/x-id_1/?bild=2'
  renderView(<FotogalerieDetail block={all.typical} />, { url, sprache: 'en' })
  expect(languageOf(screen.getByText('Am Abend'))).toBe('de')
  expect(languageOf(screen.getByText('Picture 2 of 3'))).toBe('the page')
})
