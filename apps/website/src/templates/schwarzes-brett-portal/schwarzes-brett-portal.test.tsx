import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SchwarzesBrettPortal } from './schwarzes-brett-portal.tsx'

const { typical, minimal } = examples['schwarzes-brett-portal']

test('typical: how it works, what may hang, and the way to the form', () => {
  renderView(<SchwarzesBrettPortal block={typical} />)
  expect(screen.getByRole('heading', { name: 'Ihre Aushänge' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  const form = screen.getByRole('link', { name: 'Etwas aushängen' })
  expect(form.getAttribute('href')).toBe('/de/anfragen/schwarzes-brett/')
})

test('who has lost the link asks for it by a form that posts to a page no store sees', () => {
  const { container } = renderView(<SchwarzesBrettPortal block={minimal} />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/de/schwarzes-brett/eigene/',
  ])
  expect(screen.getByRole('textbox', { name: /E-Mail-Adresse/ })).toBeTruthy()
})
