import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './ansprechpartner.fixtures.ts'
import { Ansprechpartner } from './ansprechpartner.tsx'

function show(example: string) {
  const block = fixtures[example]
  if (!block) throw new Error(`no example ${example}`)
  return renderView(<Ansprechpartner block={block} />, { url: '/de/rathaus/ansprechpartner/' })
}

test('an accordion of offices, each with its text', () => {
  const { container } = show('typical')
  expect(container.querySelectorAll('details')).toHaveLength(2)
  expect(screen.getByText(/erste Anlaufstelle/)).toBeTruthy()
})

test('staff cards show function, first and last name, picture and contact details', () => {
  const { container } = show('typical')
  expect(container.querySelector('article img')).not.toBeNull()
  const names = screen.getAllByRole('heading', { level: 4, hidden: true })
  expect(names.map((name) => name.textContent)).toContain('Dr. Annegret Tannenfels')
  expect(screen.getByText('Leiterin des Bürgerbüros')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /tannenfels@/, hidden: true }).length).toBeGreaterThan(
    0,
  )
})

test('minimal: without contact persons it says so', () => {
  show('minimal')
  expect(screen.getByText('Zurzeit sind keine Ansprechpartner eingetragen.')).toBeTruthy()
})
