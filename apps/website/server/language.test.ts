import { expect, test } from 'vitest'
import { hasChosenLanguage, languageCookie, preferredSprache, rootRedirect } from './language.ts'
import { readHead } from './request-head.ts'

const head = (headers: Record<string, string>) => readHead(Object.entries(headers).flat())

test.each([
  ['', 'de'],
  ['de', 'de'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT,en;q=0.9', 'de'],
  ['fr,en;q=0.5,de;q=0.4', 'en'],
  ['fr,it', 'de'],
  ['en;q=0', 'de'],
  ['*', 'de'],
  ['en;q=x,,;;', 'en'],
  ['en;q=7', 'de'],
])('the root path redirects by browser language, German by default: %j → %s', (wish, sprache) => {
  expect(preferredSprache(head({ 'Accept-Language': wish }))).toBe(sprache)
})

test('a remembered language counts more than the browser', () => {
  const cookie = 'a=b; i18n_redirected=en'
  expect(preferredSprache(head({ Cookie: cookie, 'Accept-Language': 'de' }))).toBe('en')
  expect(preferredSprache(head({ Cookie: 'i18n_redirected=fr', 'Accept-Language': 'de' }))).toBe(
    'de',
  )
})

const rootAt = (query: string) => rootRedirect(head({}), { query: new URLSearchParams(query) }, {})

test('A9: being sent on from the root is no choice of a language, and nothing is remembered', () => {
  const { headers, status } = rootAt('')
  expect(status).toBe(302)
  expect(headers).toMatchObject({ Location: '/de/', Vary: 'Cookie, Accept-Language' })
  expect(headers).not.toHaveProperty('Set-Cookie')
})

test('a start from the home screen at the root is one at the page it leads to, and nothing else is kept', () => {
  expect(rootAt('homescreen&utm_source=x').headers).toMatchObject({ Location: '/de/?homescreen' })
  expect(rootAt('utm_source=x').headers).toMatchObject({ Location: '/de/' })
})

test('the choice is remembered in a cookie named i18n_redirected for 365 days', () => {
  expect(languageCookie('de', false)).toBe(
    `i18n_redirected=de; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`,
  )
})

test('a language is chosen by following a link of this site to a page in it', () => {
  const inside = { 'Sec-Fetch-Site': 'same-origin' }
  expect(hasChosenLanguage(head({ ...inside, Cookie: 'i18n_redirected=de' }), 'en')).toBe(true)
  expect(hasChosenLanguage(head({ ...inside }), 'en')).toBe(true)
  expect(hasChosenLanguage(head({ ...inside, Cookie: 'i18n_redirected=en' }), 'en')).toBe(false)
})

test('coming from elsewhere or prefetching a page chooses nothing', () => {
  expect(hasChosenLanguage(head({ 'Sec-Fetch-Site': 'cross-site' }), 'en')).toBe(false)
  expect(hasChosenLanguage(head({ 'Sec-Fetch-Site': 'none' }), 'en')).toBe(false)
  const prefetch = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }
  expect(hasChosenLanguage(head(prefetch), 'en')).toBe(false)
})
