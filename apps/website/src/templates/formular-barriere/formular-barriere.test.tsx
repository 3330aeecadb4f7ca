import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './formular-barriere.fixtures.ts'
import { FormularBarriere } from './formular-barriere.tsx'

const { typical, minimal, english } = examples['formular-barriere']

test('typical: heading and introduction of the editor, then the fields', () => {
  renderView(<FormularBarriere block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel ?? '' })).toBeTruthy()
  expect(screen.getByText(typical.options.einleitung ?? '')).toBeTruthy()
  expect(screen.getByLabelText(/^Auf welcher Seite\?/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Barriere melden' })).toBeTruthy()
})

test('minimal: the fields stand alone', () => {
  renderView(<FormularBarriere block={minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Barriere melden' })).toBeTruthy()
})

test('english: the form speaks English', () => {
  renderView(<FormularBarriere block={english} />, { sprache: 'en', url: '/en/' })
  expect(screen.getByRole('button', { name: 'Report a barrier' })).toBeTruthy()
})

test('long-intro: without a script the form is sent to its own page', async () => {
  const block = fixtures['long-intro'] ?? typical
  const { html, errors } = await renderOnServer(<FormularBarriere block={block} />, {
    url: '/de/x/',
  })
  expect(errors).toEqual([])
  expect(html).toContain('method="post"')
  expect(html).not.toContain('action=')
  expect(html).toContain('name="formular" value="barriere"')
})
