import { hinweisExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { hinweisKey } from './hinweis-key.ts'
import { Hinweise } from './hinweise.tsx'

const { typical, minimal, english, 'long-words': danger } = hinweisExamples

test('alerts are a region with a name; its level is said in words, not by colour alone', () => {
  renderView(<Hinweise hinweise={[danger, typical, minimal]} />)
  const region = screen.getByRole('region', { name: 'Aktuelle Hinweise' })
  const all = within(region).getAllByRole('listitem')
  expect(all.map((one) => one.textContent?.split(':', 1)[0])).toEqual([
    'Gefahr',
    'Warnung',
    'Hinweis',
  ])
  const [link] = screen.getAllByRole('link', { name: 'Zur Bergbahn' })
  expect(link?.getAttribute('href')).toBe('/de/bergbahn/')
})

test('without alerts there is no region', () => {
  const { container } = renderView(<Hinweise hinweise={[]} />)
  expect(container.innerHTML).toBe('')
})

test('what is dangerous is announced and cannot be put away, everything else can', () => {
  renderView(<Hinweise hinweise={[danger, typical]} />)
  expect(screen.getByRole('alert').textContent).toContain(danger.titel)
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Hinweis ausblenden: Bergbahn steht wegen Sturm',
  ])
})

test('an alert that has no English is German on an English page, and says so', () => {
  renderView(
    <Hinweise
      hinweise={[
        { ...typical, linktext: null },
        { ...english, id: 9 },
      ]}
    />,
    { sprache: 'en' },
  )
  expect(screen.getByText(typical.titel).getAttribute('lang')).toBe('de')
  expect(screen.getByText(english.titel).getAttribute('lang')).toBe('en')
  const more = screen.getByRole('link', { name: 'More about this' })
  expect(more.getAttribute('lang')).toBeNull()
})

test('an alert that was put away comes back when it says something else, or holds anew', () => {
  const key = hinweisKey(typical)
  expect(hinweisKey({ ...typical, gueltig_bis: null })).toBe(key)
  expect(hinweisKey({ ...typical, text: 'Sie fährt wieder ab 14 Uhr.' })).not.toBe(key)
  expect(hinweisKey({ ...typical, stufe: 'info' })).not.toBe(key)
  expect(hinweisKey({ ...typical, gueltig_von: '2031-03-01T08:00:00.000Z' })).not.toBe(key)
})
