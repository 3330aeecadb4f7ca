import { expect, test } from 'vitest'
import { packageKey, requestHref } from './request-href.ts'

test('the default request page is told the package and the house (spec 2.2)', () => {
  const asked = { pauschale: 'tannen-und-thermen', hotel: 'kurhotel-quellenhof', page: null }
  expect(requestHref({ ...asked, sprache: 'de' })).toBe(
    '/de/angebote/anfrage/?pauschale=tannen-und-thermen&hotel=kurhotel-quellenhof',
  )
  expect(requestHref({ ...asked, sprache: 'en' })).toMatch(/^\/en\/offers\/request\/\?/)
})

test('a page of the editor keeps what its address says already', () => {
  const asked = { pauschale: 'x', hotel: 'y', sprache: 'de' as const }
  expect(requestHref({ ...asked, page: '/de/anfrage-gruppen/?aktion=1' })).toBe(
    '/de/anfrage-gruppen/?aktion=1&pauschale=x&hotel=y',
  )
})

test('a package is named by the last part of its address, or by its title', () => {
  const detailURL = '/de/angebote/koeniglich-traeumen/'
  expect(packageKey({ titel: 'Königlich träumen', detailURL })).toBe('koeniglich-traeumen')
  expect(packageKey({ titel: 'Königlich träumen', detailURL: null })).toBe('koeniglich-traeumen')
})
