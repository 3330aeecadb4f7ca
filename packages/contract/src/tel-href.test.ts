import { expect, test } from 'vitest'
import { telHref } from './tel-href.ts'

test.each([
  '030 23125-100',
  '+49 30 23125-100',
  '+49 (0)30 23125-100',
  '+49 (0) 30 23125 – 100',
  '0049 30 23125-100',
  '(030) 23125-100',
  '030/23125-100',
  '030 23125-100 oder -110',
  '030 23125-100 / 0171 2345678',
  '030 23125-100, 0171 2345678',
  '030 23125-100 (8–12 Uhr)',
  'Tel. 030 23125-100',
])('%s is a number in Germany with its country code', (written) => {
  expect(telHref(written)).toBe('tel:+493023125100')
})

test('a short number stays as it is, and one abroad keeps its country', () => {
  expect(telHref('112')).toBe('tel:112')
  expect(telHref('+43 1 234567')).toBe('tel:+431234567')
})
