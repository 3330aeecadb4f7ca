import { expect, test } from 'vitest'
import { compactIban, isIban, spacedIban } from './iban.ts'

test('an IBAN is told by its check digits, however it is written', () => {
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(isIban('de89370400440532013000')).toBe(true)
  expect(isIban('AT611904300234573201')).toBe(true)
  for (const wrong of ['DE88370400440532013000', 'DE89', '', 'DE89 3704 0044 0532 0130 0O'])
    expect([wrong, isIban(wrong)]).toEqual([wrong, false])
})

test('it is kept without blanks and shown with them', () => {
  expect(compactIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  expect(spacedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
