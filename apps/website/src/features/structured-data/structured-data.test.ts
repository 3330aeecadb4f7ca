import {
  aktuellesExamples,
  amtExamples,
  einstellungenExamples,
  examples,
  pauschaleExamples,
  shopArtikelExamples,
  unterkunftExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import jsonld from 'jsonld'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderOnServer } from '../../../tests/support/render-view.tsx'
import { JsonLd } from '../json-ld/index.ts'
import { articleOf } from './article.ts'
import { eventsOf } from './event.ts'
import { lodgingOf } from './lodging.ts'
import { officeOf, placeOf } from './office.ts'
import { packageOfferOf } from './package-offer.ts'
import { productOf } from './product.ts'

const origin = 'https://bad-silberbronn.example'
const frame = { origin, url: `${origin}/de/x-id_1/`, einstellungen: einstellungenExamples.typical }
const { typical, series, cancelled } = veranstaltungExamples
const night = veranstaltungExamples['moved-night']

/** schema.org's own context, as far as it says that every word is one of its vocabulary. */
const context = { '@context': { '@vocab': 'https://schema.org/' } }

/** What a reader of JSON-LD makes of it: triples, from which nothing is missing and nothing hidden. */
async function read(thing: object) {
  const written = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  const [expanded] = await jsonld.expand(
    z.record(z.string(), z.json()).parse(JSON.parse(written)),
    {
      documentLoader: async (url) => ({ documentUrl: url, document: context }),
    },
  )
  const compact = await jsonld.compact(expanded ?? {}, context['@context'])
  return compact
}

test('an event has name, days with their offset, place, price and state', async () => {
  const [thing] = eventsOf({ ...typical, vorlage: 'konzert' }, frame)
  expect(await read(thing ?? {})).toMatchObject({
    '@type': 'MusicEvent',
    name: typical.titel,
    startDate: '2027-06-19T19:30:00+02:00',
    endDate: '2027-06-19T22:00:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Kurpark, Musikpavillon' },
    offers: { '@type': 'Offer', url: typical.tickets },
    organizer: { name: 'Touristik Bad Silberbronn' },
  })
})

test('each coming day of a series is an event with its own state', async () => {
  const things = await Promise.all(eventsOf(series, frame).map(read))
  expect(things.map(({ startDate, eventStatus }) => [startDate, eventStatus])).toEqual([
    ['2027-06-20T15:30:00+02:00', 'https://schema.org/EventScheduled'],
    ['2027-06-28T19:00:00+02:00', 'https://schema.org/EventRescheduled'],
    ['2027-07-04T15:30:00+02:00', 'https://schema.org/EventCancelled'],
    ['2027-07-18T15:30:00+02:00', 'https://schema.org/EventScheduled'],
  ])
  expect(things[1]).toMatchObject({ previousStartDate: '2027-06-27T15:30:00+02:00' })
  expect(things[0]).toMatchObject({
    location: {
      name: 'Konzerthaus',
      address: { streetAddress: 'Kurpromenade 12', postalCode: '75999' },
      geo: { latitude: 48.7502 },
    },
    offers: [{ price: '6.00', priceCurrency: 'EUR' }, { price: '0.00' }],
  })
})

test('cancelled, sold out and put off are said in the words of schema.org', async () => {
  const [off] = eventsOf(cancelled, frame)
  expect(await read(off ?? {})).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    isAccessibleForFree: true,
  })
  const [full] = eventsOf({ ...typical, status: 'ausverkauft' }, frame)
  expect(await read(full ?? {})).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  const [later] = eventsOf({ ...typical, status: 'verschoben' }, frame)
  expect(await read(later ?? {})).toMatchObject({
    eventStatus: 'https://schema.org/EventPostponed',
  })
})

test('a night ends on the following morning', () => {
  expect(eventsOf(night, frame)[0]).toMatchObject({
    startDate: '2027-06-19T20:00:00+02:00',
    endDate: '2027-06-20T01:00:00+02:00',
  })
})

test('an event of the night in which the clock is changed has the offsets of its hours', () => {
  const night = (day: string, timeFrom: string, timeTo: string) => {
    const when = { datum_von: day, datum_bis: day, timeFrom, timeTo }
    const ueber_mitternacht = timeTo < timeFrom
    const [thing] = eventsOf({ ...typical, ...when, ueber_mitternacht }, frame)
    return [thing?.startDate, thing?.endDate]
  }
  expect(night('2026-10-25', '02:30', '04:00')).toEqual([
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T04:00:00+01:00',
  ])
  expect(night('2026-10-24', '23:30', '01:00')).toEqual([
    '2026-10-24T23:30:00+02:00',
    '2026-10-25T01:00:00+02:00',
  ])
  expect(night('2026-03-28', '23:30', '03:30')).toEqual([
    '2026-03-28T23:30:00+01:00',
    '2026-03-29T03:30:00+02:00',
  ])
})

test('T50: a title of 2,000 characters that means to break out is one name of one event', async () => {
  const { hostile } = veranstaltungExamples
  const [thing = {}, ...more] = eventsOf(hostile, frame)
  expect(more).toEqual([])
  expect(await read(thing)).toMatchObject({ '@type': 'Event', name: hostile.titel })
  const { html } = await renderOnServer(createElement(JsonLd, { data: thing }))
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('an article has headline, moments, picture and publisher', async () => {
  expect(await read(articleOf(aktuellesExamples.typical, frame))).toMatchObject({
    '@type': 'NewsArticle',
    headline: aktuellesExamples.typical.titel,
    datePublished: '2027-06-14T00:00:00+02:00',
    dateModified: '2027-06-14T06:30:00.000Z',
    publisher: { '@type': 'Organization', name: 'Bad Silberbronn' },
  })
  expect(JSON.stringify(articleOf(aktuellesExamples.typical, frame).image)).toMatch(
    /^\["https:\/\/bad-silberbronn\.example\/media\//,
  )
})

test('an office has its whole address on the web, telephone, place and hours', async () => {
  const amt = { ...amtExamples.typical, oeffnungszeiten: null }
  expect(await read(officeOf(amt, frame))).toMatchObject({
    '@type': 'GovernmentOffice',
    name: 'Bürgerbüro',
    url: `${origin}/de/x-id_1/`,
    telephone: '+493023125210',
    address: { streetAddress: 'Marktplatz 1' },
  })
  expect(officeOf(amt, frame).openingHoursSpecification).toHaveLength(5)
  const bare = { ...amtExamples.minimal, oeffnungszeiten: null }
  expect(officeOf(bare, frame).address).toBeUndefined()
})

test('W5: on days on which all offices are shut an office is shut, unless it says otherwise', () => {
  const schliesstage = [
    { tag: '2026-12-25', anlass: '1. Weihnachtstag' },
    { tag: '2027-12-25', anlass: '1. Weihnachtstag' },
  ]
  const town = { ...frame, einstellungen: { ...einstellungenExamples.typical, schliesstage } }
  const amt = { ...amtExamples.typical, oeffnungszeiten: null }
  expect(officeOf(amt, town).specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ])
})

test('a place with hours is told when it has a name', () => {
  const { typical: block } = examples.oeffnungszeiten
  const named = { ...block, options: { ...block.options, titel: 'Tourist-Information' } }
  expect(placeOf(named, frame)).toMatchObject([{ '@type': 'Place', name: 'Tourist-Information' }])
  expect(placeOf({ ...block, options: { ...block.options, titel: null } }, frame)).toEqual([])
})

test('a thing that is sold has price with VAT, what it is compared by, and whether it is there', async () => {
  const product = await read(productOf(shopArtikelExamples['by-weight'], frame))
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Tannenhonig, 500 Gramm',
    offers: {
      '@type': 'Offer',
      price: '11.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        { '@type': 'PriceSpecification', valueAddedTaxIncluded: true },
        { price: '23.00', referenceQuantity: { unitCode: 'KGM', value: 1 } },
      ],
      shippingDetails: { shippingRate: { value: '3.00' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  })
})

test('what is sold out says so, and a ticket is neither sent nor taken back', async () => {
  expect(await read(productOf(shopArtikelExamples['sold-out'], frame))).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  expect(await read(productOf(shopArtikelExamples.ticket, frame))).toMatchObject({
    offers: {
      shippingDetails: { shippingRate: { value: '3.00' } },
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    },
  })
})

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
    priceRange: 'ab 168 €',
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
