import { richTextExamples } from '@kurstadt/contract/examples'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SpracheContext } from '../../i18n/index.ts'
import { RichText } from './index.ts'

function show() {
  render(
    <SpracheContext value="de">
      <RichText text={richTextExamples.everything} />
    </SpracheContext>,
  )
  return screen.getByRole('table')
}

test('E6: a table names its columns in the first row and its rows in the first column', () => {
  show()
  const columns = screen.getAllByRole('columnheader').map((one) => one.textContent)
  const rows = screen.getAllByRole('rowheader').map((one) => one.textContent)
  expect([columns, rows]).toEqual([
    ['Ab Tannheim', 'Ab Kurpark', 'Fahrräder'],
    ['07:12', '09:12'],
  ])
})

test('E6: a cell spans what the editor joined, and a wide table is reached by keyboard', () => {
  const table = show()
  expect(screen.getByRole('cell', { name: /kein Zug/ }).getAttribute('colspan')).toBe('2')
  const region = screen.getByRole('region', { name: 'Tabelle' })
  expect([region.contains(table), region.tabIndex]).toEqual([true, 0])
})
