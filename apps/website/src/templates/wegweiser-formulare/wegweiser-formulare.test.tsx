import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { WegweiserFormulare } from './wegweiser-formulare.tsx'

const { typical, minimal } = examples['wegweiser-formulare']

test('typical: forms stand below their procedure, which has its own page', () => {
  renderView(<WegweiserFormulare block={typical} />)
  expect(screen.getByRole('link', { name: 'Personalausweis beantragen' })).toBeTruthy()
  const form = screen.getByRole('link', { name: 'Vollmacht zur Abholung' })
  expect(form.getAttribute('href')).toBe('/media/vollmacht.pdf')
  expect(screen.getByText('(PDF, 48 KB, Stand 01.03.2027)')).toBeTruthy()
})

test('minimal: without forms it says so', () => {
  renderView(<WegweiserFormulare block={minimal} />)
  expect(screen.getByText('Zurzeit sind keine Formulare eingetragen.')).toBeTruthy()
})
