import type { Adresse, Termin, Veranstaltung } from '@kurstadt/contract'
import { daysLater } from '@kurstadt/contract/days'
import { venueAddressOf } from '@kurstadt/contract/venue-address'
import { berlinInstant } from '../../lib/index.ts'
import { type Frame, imageOf, type Thing } from './thing.ts'

/** So many days of a series are described one by one. */
const described = 30

const types: Readonly<Record<string, string>> = {
  konzert: 'MusicEvent',
  theater: 'TheaterEvent',
  fest: 'Festival',
  ausstellung: 'ExhibitionEvent',
  kurs: 'EducationEvent',
  vortrag: 'EducationEvent',
  kinder: 'ChildrensEvent',
  sport: 'SportsEvent',
}

const schema = (name: string) => `https://schema.org/${name}`

/** A moved day is told with the old one; one without a new day is only put off. */
function statusOf({ status, verschoben_von }: Termin): string {
  if (status === 'abgesagt') return schema('EventCancelled')
  if (verschoben_von) return schema('EventRescheduled')
  return schema(status === 'verschoben' ? 'EventPostponed' : 'EventScheduled')
}

const at = (day: string, time: string | null) => (time === null ? day : berlinInstant(day, time))

function timesOf(termin: Termin) {
  const { datum_von, datum_bis, timeFrom, timeTo, ueber_mitternacht, verschoben_von } = termin
  const lastDay = ueber_mitternacht ? daysLater(datum_bis, 1) : datum_bis
  const isOpen = timeTo === null && (timeFrom !== null || datum_von === datum_bis)
  return {
    startDate: at(datum_von, timeFrom),
    endDate: isOpen && datum_von === datum_bis ? undefined : at(lastDay, timeTo),
    previousStartDate: verschoben_von
      ? at(verschoben_von.datum_von, verschoben_von.timeFrom)
      : undefined,
  }
}

function postal({ strasse, plz, ort }: Adresse): Thing | undefined {
  if (!(strasse || plz || ort)) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: strasse ?? undefined,
    postalCode: plz ?? undefined,
    addressLocality: ort ?? undefined,
    addressCountry: 'DE',
  }
}

/** The venue; the town stands for one that nobody has named, because readers ask for some place. */
function locationOf(event: Veranstaltung, termin: Termin, { einstellungen }: Frame): Thing {
  const { brancheneintrag_veranstaltungsort: entry, veranstaltungsort } = termin
  const town = einstellungen?.ortsname
  const own = (entry && postal(entry.adresse)) ?? postal(venueAddressOf(termin, event.adresse))
  const geo = entry?.koordinaten
  return {
    '@type': 'Place',
    name: entry?.titel ?? veranstaltungsort ?? town,
    address: own ?? { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'DE' },
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.breite, longitude: geo.laenge },
  }
}

function offersOf(event: Veranstaltung, { status }: Termin, { url, origin }: Frame) {
  const availability = schema(status === 'ausverkauft' ? 'SoldOut' : 'InStock')
  const shared = {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    availability,
    url: event.tickets === null ? url : new URL(event.tickets, origin).href,
  }
  if (event.preise.length > 0)
    return event.preise.map(({ bezeichnung, betrag }) => ({
      ...shared,
      name: bezeichnung,
      price: betrag.toFixed(2),
    }))
  if (event.kostenlos) return [{ ...shared, price: '0.00' }]
  return event.tickets === null ? undefined : [shared]
}

function eventAt(event: Veranstaltung, termin: Termin, frame: Frame): Thing {
  return {
    '@type': types[event.vorlage ?? ''] ?? 'Event',
    name: event.titel,
    description: event.plain_text || undefined,
    inLanguage: event.sprache,
    url: frame.url,
    image: imageOf(event.bild, frame.origin),
    eventStatus: statusOf(termin),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    ...timesOf(termin),
    location: locationOf(event, termin, frame),
    isAccessibleForFree: event.kostenlos || undefined,
    offers: offersOf(event, termin, frame),
    organizer: event.veranstalter
      ? { '@type': 'Organization', name: event.veranstalter, url: event.kontakt.link ?? undefined }
      : undefined,
  }
}

/** An event as schema.org describes it: one thing for the day that stands for it and each later one. */
export function eventsOf(event: Veranstaltung, frame: Frame): Thing[] {
  const days = event.termine ?? []
  const coming = days.filter(({ datum_bis }) => datum_bis >= event.datum_von).slice(0, described)
  return (coming.length > 0 ? coming : [event]).map((day) => eventAt(event, day, frame))
}
