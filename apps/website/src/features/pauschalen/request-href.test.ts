import { expect, test } from 'vitest'
import { chosenOf, houseKey, packageKey, requestHref } from './request-href.ts'

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

test('a package is named by the last part of its address, or by its title, and its number', () => {
  const detailURL = '/de/angebote/koeniglich-traeumen/'
  const titel = 'Königlich träumen'
  expect(packageKey({ id: 12, titel, detailURL })).toBe('koeniglich-traeumen-id_12')
  expect(packageKey({ id: 12, titel, detailURL: null })).toBe('koeniglich-traeumen-id_12')
  expect(houseKey({ id: 3, titel: 'Haus Größe' })).toBe('haus-groesse-id_3')
})

test('of two packages on one page, or of one title, the number tells which is meant', () => {
  const detailURL = '/de/angebote/wellness/'
  const offers = [1, 12, 2].map((id) => ({ id, titel: 'Wellness', detailURL }))
  for (const offer of offers) expect(chosenOf(offers, packageKey(offer))).toBe(offer)
})

test('a number stands alone, too; without one nothing is chosen', () => {
  const [one, two] = [{ id: 1 }, { id: 2 }]
  expect(chosenOf([one, two], '2')).toBe(two)
  expect(chosenOf([one, two], 'tag-id_2-id_1')).toBe(one)
  for (const key of ['wellness', 'wellness-2', 'wellness-id_12', 'vorschlag', undefined])
    expect(chosenOf([one, two], key)).toBeNull()
})

test('a long address leaves its number in what a request keeps', () => {
  const detailURL = `/de/${'gesundheit-'.repeat(20)}/`
  expect(packageKey({ id: 7, titel: '', detailURL })).toMatch(/^.{100}-id_7$/)
})
