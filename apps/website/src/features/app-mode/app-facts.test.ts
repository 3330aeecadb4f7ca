import { expect, test } from 'vitest'
import { hasAppCookie } from '../../lib/index.ts'
import { isAppMode, withoutHomescreen } from './app-facts.ts'

const browser = { cookie: 'i18n_redirected=de', isStandalone: false, search: '' }

test('app mode is set when the cookie isApp is 1', () => {
  expect(isAppMode(browser)).toBe(false)
  expect(isAppMode({ ...browser, cookie: 'a=b; isApp=1' })).toBe(true)
  expect(hasAppCookie('notisApp=1; isApp=0; isApp=11')).toBe(false)
})

test('app mode is set when the display mode is standalone', () => {
  expect(isAppMode({ ...browser, isStandalone: true })).toBe(true)
})

test('app mode is set when the query homescreen is present', () => {
  expect(isAppMode({ ...browser, search: '?seite=2&homescreen' })).toBe(true)
  expect(isAppMode({ ...browser, search: '?q=homescreen' })).toBe(false)
})

test('an address that is handed on sets no app mode', () => {
  expect(withoutHomescreen('https://stadt.example/de/?homescreen=1&seite=2#a')).toBe(
    'https://stadt.example/de/?seite=2#a',
  )
})
