import type { Sprache, Termin, Veranstaltung } from '@kurstadt/contract'
import { venueAddressOf } from '@kurstadt/contract/venue-address'
import type { Facts } from '../kalender/index.ts'
import { words } from './words.ts'

type Adresse = Veranstaltung['adresse']

/** Where something takes place, with the address as far as it is that of the place. */
export function placeOf(termin: Termin, planned: Adresse): string | null {
  const { brancheneintrag_veranstaltungsort: entry, veranstaltungsort } = termin
  const adresse = venueAddressOf(termin, planned)
  const town = [adresse.plz, adresse.ort].filter((one) => one !== null).join(' ')
  const parts = [entry?.titel ?? null, veranstaltungsort, adresse.gebaeude, adresse.strasse, town]
  const named = [...new Set(parts.filter((one) => one !== null && one !== ''))]
  return named.length === 0 ? null : named.join(', ')
}

/** A state and its reason in a sentence; null while all is as planned. */
export function stateOf({ status, statusgrund }: Termin, sprache: Sprache): string | null {
  if (status === 'geplant') return statusgrund
  const word = words[sprache].status[status]
  return statusgrund === null ? word : `${word}: ${statusgrund}`
}

/** Where and when something was to take place before it was moved. */
export function originOf({ verschoben_von, verlegt_von }: Termin, sprache: Sprache): string[] {
  const { at, before, beforeAt } = words[sprache]
  const origin = verschoben_von && [
    verschoben_von.dateFrom,
    ...(verschoben_von.timeFrom === null ? [] : [at(verschoben_von.timeFrom)]),
  ]
  return [
    ...(origin === null ? [] : [before(origin.join(', '))]),
    ...(verlegt_von === null ? [] : [beforeAt(verlegt_von.titel)]),
  ]
}

/** What it costs and how one gets tickets. */
export function admissionOf({ kostenlos, preis, kartenhinweis }: Veranstaltung, sprache: Sprache) {
  const { free, price } = words[sprache]
  // «Im Eintritt enthalten» says by itself what it is about, «6,00 EUR» does not.
  const cost = preis !== null && /^[\d€]/.test(preis) ? price(preis) : preis
  return [cost ?? (kostenlos ? free : null), kartenhinweis].filter((one) => one !== null)
}

function statusOf({ status, verschoben_von }: Termin): Facts['status'] {
  if (status === 'abgesagt') return 'CANCELLED'
  return status === 'verschoben' && verschoben_von === null ? 'TENTATIVE' : 'CONFIRMED'
}

/**
 * What a calendar shows of an event at one of its times: its state stands before the title, because
 * most calendars show nothing else of it.
 */
export function factsOf(
  event: Veranstaltung,
  termin: Termin,
  { sprache, url }: { sprache: Sprache; url: string | null },
): Facts {
  const { titel, plain_text, adresse } = event
  const { status } = termin
  const lines = [
    stateOf(termin, sprache),
    ...originOf(termin, sprache),
    plain_text,
    ...admissionOf(event, sprache),
    url,
  ]
  return {
    summary: status === 'geplant' ? titel : `${words[sprache].status[status]}: ${titel}`,
    description: lines.filter((line) => line !== null && line !== '').join('\n'),
    location: placeOf(termin, adresse),
    status: statusOf(termin),
  }
}
