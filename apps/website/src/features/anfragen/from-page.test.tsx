import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RequestForm } from './index.ts'

const form = <RequestForm name="barriere" office="rathaus" title={null} intro={null} />

function startsWith(query: string): string {
  const { unmount } = renderView(form, { url: `/de/barrierefreiheit/${query}` })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Auf welcher Seite/ })
  const { value } = field
  unmount()
  return value
}

test('the report of a barrier begins with the page that somebody comes from', () => {
  expect(startsWith('?von=/de/kontakt/')).toBe('/de/kontakt/')
  expect(startsWith('?von=%2Fen%2Ftown-hall%2F')).toBe('/en/town-hall/')
})

test.each(['', '?von=', '?von=https://fremd.example/', '?von=//fremd.example/', '?von=/de/a%20b/'])(
  'an address that names no page of this site (%s) leaves it empty',
  (query) => {
    expect(startsWith(query)).toBe('')
  },
)
