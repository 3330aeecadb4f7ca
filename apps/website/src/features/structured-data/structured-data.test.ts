import {
  aktuellesExamples,
  amtExamples,
  einstellungenExamples,
  examples,
  shopArtikelExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderOnServer } from '../../../tests/support/render-view.tsx'
import { JsonLd } from '../json-ld/index.ts'
import { articleOf } from './article.ts'
import { eventsOf } from './event.ts'
import { officeOf, placeOf } from './office.ts'
import { productOf } from './product.ts'
import { read } from './read-linked-data.fixtures.ts'

const origin = 'https://bad-silberbronn.example'
const frame = { origin, url: `${origin}/de/x-id_1/`, einstellungen: einstellungenExamples.typical }
const { typical, series, cancelled } = veranstaltungExamples
const night = veranstaltungExamples['moved-night']

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

test('an event that was moved elsewhere is not told of at its first address', async () => {
  const adresse = { gebaeude: null, strasse: 'Kurplatz 1', plz: '75999', ort: 'Silberbronn' }
  const verlegt_von = { id: null, sprache: 'de', titel: 'Wandelhalle' } as const
  const [moved] = eventsOf({ ...typical, adresse, verlegt_von, veranstaltungsort: 'Saal' }, frame)
  const { location } = await read(moved ?? {})
  expect(location).toMatchObject({ name: 'Saal', address: { addressCountry: 'DE' } })
  expect(JSON.stringify(location)).not.toContain('Kurplatz')
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
  const verschoben_von = { datum_von: '2027-05-29', dateFrom: '29.05.2027', timeFrom: null }
  const [moved] = eventsOf({ ...typical, status: 'ausverkauft', verschoben_von }, frame)
  expect(moved).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2027-05-29',
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
    { tag: '2026-12-25', anlass: '1. Weihnachtstag', feiertag: true },
    { tag: '2027-12-25', anlass: '1. Weihnachtstag', feiertag: true },
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
  const ticket = await read(productOf(shopArtikelExamples.ticket, frame))
  expect(JSON.stringify(ticket)).not.toContain('shippingDetails')
  expect(ticket).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    },
  })
})
