import { expect, test } from 'vitest'
import { textsIn } from '../../i18n/index.ts'
import { deviatingSpan } from './deviating-span.ts'

const { oeffnungszeiten: words } = textsIn('de')
const span = (beginn: string, ende: string) => deviatingSpan({ beginn, ende }, words)

test('whole days stand without times, and one day stands once', () => {
  expect(span('2026-12-24T00:00', '2026-12-26T23:59')).toBe('24.12.2026 bis 26.12.2026')
  expect(span('2026-12-24T00:00', '2026-12-24T23:59')).toBe('24.12.2026')
})

test('times are shown as HH:mm followed by «Uhr», and those of 00:00 are omitted', () => {
  expect(span('2026-12-02T14:00', '2026-12-02T18:00')).toBe('02.12.2026, 14:00 bis 18:00 Uhr')
  expect(span('2026-12-02T14:00', '2026-12-02T23:59')).toBe('02.12.2026, ab 14:00 Uhr')
  expect(span('2026-12-02T00:00', '2026-12-02T12:00')).toBe('02.12.2026, bis 12:00 Uhr')
  expect(span('2026-12-23T12:00', '2027-01-02T00:00')).toBe('23.12.2026, 12:00 Uhr bis 02.01.2027')
})
