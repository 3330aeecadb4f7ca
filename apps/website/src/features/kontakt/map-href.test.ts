import { expect, test } from 'vitest'
import { mapHref } from './map-href.ts'

const adresse = { gebaeude: null, strasse: 'Kurpromenade 12', plz: '75999', ort: 'Bad Silberbronn' }

test('a place with coordinates is shown there', () => {
  expect(mapHref({ adresse, koordinaten: { breite: 48.75, laenge: 8.55 } })).toBe(
    'https://www.openstreetmap.org/?mlat=48.75&mlon=8.55#map=17/48.75/8.55',
  )
})

test('a place with an address alone is looked for', () => {
  expect(mapHref({ adresse, koordinaten: null })).toBe(
    'https://www.openstreetmap.org/search?query=Kurpromenade+12+75999+Bad+Silberbronn',
  )
})

test('a place that only has a name has no map', () => {
  expect(mapHref({ adresse: { ...adresse, strasse: null }, koordinaten: null })).toBeNull()
})
