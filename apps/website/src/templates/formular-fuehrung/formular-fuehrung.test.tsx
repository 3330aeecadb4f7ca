import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './formular-fuehrung.fixtures.ts'
import { FormularFuehrung } from './formular-fuehrung.tsx'

const { typical, minimal, english } = examples['formular-fuehrung']

test('typical: heading and introduction of the editor, then the fields', () => {
  renderView(<FormularFuehrung block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel ?? '' })).toBeTruthy()
  expect(screen.getByText(typical.options.einleitung ?? '')).toBeTruthy()
  expect(screen.getByLabelText(/^Welche Führung\?/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anfrage absenden' })).toBeTruthy()
})

test('minimal: the fields stand alone', () => {
  renderView(<FormularFuehrung block={minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Anfrage absenden' })).toBeTruthy()
})

test('english: the form speaks English', () => {
  renderView(<FormularFuehrung block={english} />, { sprache: 'en', url: '/en/' })
  expect(screen.getByRole('button', { name: 'Send request' })).toBeTruthy()
})

test('long-intro: without a script the form is sent to its own page', async () => {
  const block = fixtures['long-intro'] ?? typical
  const { html, errors } = await renderOnServer(<FormularFuehrung block={block} />, {
    url: '/de/x/',
  })
  expect(errors).toEqual([])
  expect(html).toContain('method="post"')
  expect(html).not.toContain('action=')
  expect(html).toContain('name="formular" value="fuehrung"')
})
