import { expect, test } from 'vitest'
import { telHref } from './tel-href.ts'

test('a German number gets its country code', () => {
  expect(telHref('030 23125-100')).toBe('tel:+493023125100')
  expect(telHref('+49 30 23125-100')).toBe('tel:+493023125100')
})
