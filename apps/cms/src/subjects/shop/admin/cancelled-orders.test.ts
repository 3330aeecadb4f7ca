import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Absage } from '../absagen/index.ts'
import { Refunds } from './cancelled-orders.tsx'

const owed: Absage = {
  id: 'b-1',
  referenz: 'B-42',
  name: 'Renate Probe',
  karten: ['2 × Sommerkonzert'],
  cent: 2400,
  bezahlt: true,
  ueberMollie: false,
}
const textOf = (...absagen: Absage[]) =>
  renderToStaticMarkup(createElement(Refunds, { absagen }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('nobody is asked to transfer what goes back online', () => {
  const text = textOf({ ...owed, ueberMollie: true })
  expect(text).toContain('öffnen Sie die Bestellung und drücken „Über Mollie erstatten“')
  expect(text).toContain('24,00 € über Mollie')
  expect(text).not.toContain('Geld ist erstattet')
})

test('what was transferred goes back by a transfer', () => {
  const text = textOf(owed)
  expect(text).toContain('Überweisen Sie den Betrag')
  expect(text).not.toContain('Mollie')
})

test('where both are in the list, each is named', () => {
  const text = textOf(owed, { ...owed, id: 'b-2', ueberMollie: true })
  expect(text).toMatch(/„Über Mollie erstatten“.*Alles andere überweisen Sie/)
  expect(textOf()).toContain('Hier ist nichts zu erstatten.')
})
