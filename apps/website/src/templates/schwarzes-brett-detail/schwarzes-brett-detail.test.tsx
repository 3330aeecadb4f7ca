import { brettExamples, examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SchwarzesBrettDetail } from './schwarzes-brett-detail.tsx'

const { typical, minimal, done, 'by-mail-alone': lift } = examples['schwarzes-brett-detail']

const show = (block = typical) =>
  renderView(<SchwarzesBrettDetail block={block} />, {
    url: '/de/schwarzes-brett/kinderfahrrad-20-zoll-rot-id_1/',
  })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('typical: text, facts, and how one answers', () => {
  const { container } = show()
  for (const words of ['Sechs Gänge', '60 Euro', 'Yasemin Kurt-Brenner', 'Mittwoch, 30. Juni 2027'])
    expect(container.textContent).toContain(words)
  expect(hrefOf('Anrufen: 030 23125-642')).toMatch(/^tel:/)
  expect(hrefOf('Antwort schreiben')).toBe('/de/schwarzes-brett/schreiben/1/')
  expect(hrefOf('Zum Schwarzen Brett')).toBe('/de/schwarzes-brett/')
})

test('an address is nowhere on the page', () => {
  const { container } = show(lift)
  expect(container.innerHTML).not.toMatch(/mailto:|@/)
})

test('who reports a notice need not say which one it is', () => {
  show()
  expect(hrefOf('Diesen Aushang melden')).toBe(
    '/de/anfragen/aushang-melden/?aushang=kinderfahrrad-20-zoll-rot-id_1',
  )
})

test('what is done says so, and nobody answers it any more', () => {
  show(done)
  expect(screen.getByText('Erledigt')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Anrufen|Antwort schreiben/ })).toBeNull()
})

test('minimal: nothing is said of what is not known', () => {
  const { container } = show(minimal)
  expect(screen.queryByText('Preis')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Antwort schreiben' })).toBeNull()
  expect(container.querySelector('img')).toBeNull()
  expect(brettExamples.minimal.kontakt.schreiben).toBe(false)
})
