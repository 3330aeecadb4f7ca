import { hinweisBereiche } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { alertAddress } from './alert-address.ts'

test('an alert opens the home page of its area, where it is shown, in the language of its reader', () => {
  const homes = hinweisBereiche.map((bereich) => [
    bereich,
    alertAddress({ bereich, link: null }, 'de'),
    alertAddress({ bereich, link: '' }, 'en'),
  ])
  expect(homes).toEqual([
    ['alle', '/de/', '/en/'],
    ['default', '/de/', '/en/'],
    ['rossini', '/de/rossini/', '/en/rossini/'],
    ['behoerdenlotse', '/de/behoerdenlotse/', '/en/authorities/'],
  ])
})

test('one with a page of ours opens that, one with an address of somebody else its home page', () => {
  const at = (link: string) => alertAddress({ bereich: 'rossini', link }, 'en')
  expect(at('/de/rossini/programm/')).toBe('/de/rossini/programm/')
  for (const away of ['https://woanders.example/', '//woanders.example/'])
    expect(at(away)).toBe('/en/rossini/')
})
