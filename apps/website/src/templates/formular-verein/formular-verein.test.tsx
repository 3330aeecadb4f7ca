import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './formular-verein.fixtures.ts'
import { FormularVerein } from './formular-verein.tsx'

const { typical, minimal, english } = examples['formular-verein']

test('typical: heading and introduction of the editor, then the fields', () => {
  renderView(<FormularVerein block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel ?? '' })).toBeTruthy()
  expect(screen.getByText(typical.options.einleitung ?? '')).toBeTruthy()
  expect(screen.getByLabelText(/^Welcher Verein\?/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Eintrag absenden' })).toBeTruthy()
})

test('minimal: the fields stand alone', () => {
  renderView(<FormularVerein block={minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Eintrag absenden' })).toBeTruthy()
})

test('english: the form speaks English', () => {
  renderView(<FormularVerein block={english} />, { sprache: 'en', url: '/en/' })
  expect(screen.getByRole('button', { name: 'Send entry' })).toBeTruthy()
})

test('long-intro: without a script the form is sent to its own page', async () => {
  const block = fixtures['long-intro'] ?? typical
  const { html, errors } = await renderOnServer(<FormularVerein block={block} />, {
    url: '/de/x/',
  })
  expect(errors).toEqual([])
  expect(html).toContain('method="post"')
  expect(html).not.toContain('action=')
  expect(html).toContain('name="formular" value="verein"')
})
