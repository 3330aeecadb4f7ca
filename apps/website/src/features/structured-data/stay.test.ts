import {
  einstellungenExamples,
  pauschaleExamples,
  unterkunftExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { lodgingOf } from './lodging.ts'
import { packageOfferOf } from './package-offer.ts'
import { read } from './read-linked-data.fixtures.ts'

const origin = 'https://bad-silberbronn.example'
const frame = { origin, url: `${origin}/de/x-id_1/`, einstellungen: einstellungenExamples.typical }

test('a package is an offer from its lowest price on, within its season', async () => {
  const [offer = {}] = packageOfferOf(pauschaleExamples.typical, '2027-06-16', frame)
  expect(await read(offer)).toMatchObject({
    '@type': 'Offer',
    name: 'Tannen und Thermen',
    price: '177.00',
    priceCurrency: 'EUR',
    priceSpecification: { minPrice: '177.00' },
    availability: 'https://schema.org/InStock',
    validFrom: '2027-04-15',
    validThrough: '2027-10-31',
  })
})

test('a package out of season is said to be so, and one without a price is no offer', () => {
  const on = (day: string) => packageOfferOf(pauschaleExamples.typical, day, frame)[0]?.availability
  expect(on('2026-11-24')).toBe('https://schema.org/PreOrder')
  expect(on('2027-11-01')).toBe('https://schema.org/Discontinued')
  expect(packageOfferOf(pauschaleExamples.minimal, '2027-06-16', frame)).toEqual([])
})

test('a place to stay has kind, stars, price, place and how one gets in', async () => {
  expect(await read(lodgingOf(unterkunftExamples.typical, frame))).toMatchObject({
    '@type': 'Hotel',
    name: 'Kurhotel Quellenhof',
    telephone: '+493023125701',
    priceRange: '168 €+',
    starRating: { '@type': 'Rating', ratingValue: 4 },
    address: { streetAddress: 'Badstraße 5' },
    geo: { latitude: 48.69051 },
    amenityFeature: [{ name: 'Step-free entrance' }, { name: 'Lift' }],
  })
  const bare = lodgingOf(unterkunftExamples.minimal, frame)
  expect([bare['@type'], bare.priceRange, bare.starRating]).toEqual([
    'BedAndBreakfast',
    undefined,
    undefined,
  ])
})
