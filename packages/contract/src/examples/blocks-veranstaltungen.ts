import { z } from 'zod'
import { wannUndWo } from '../entities/serie.ts'
import type { Veranstaltung } from '../entities/veranstaltung.ts'
import type { Veranstaltungskarte } from '../templates/veranstaltungen.ts'
import type { BlockExamples } from './blocks-content.ts'
import { veranstaltungExamples } from './veranstaltung.ts'
import { listOfEvents } from './veranstaltungsliste.ts'

const { typical, minimal, cancelled, english, ...others } = veranstaltungExamples
/** An event as lists show it. */
function cardOf(event: Veranstaltung): Veranstaltungskarte {
  const { id, sprache, titel, plain_text, bild, kostenlos, barrierefrei, familien } = event
  const when = z.object(wannUndWo).parse(event)
  const { detailURL } = event
  return {
    id,
    sprache,
    titel,
    ...when,
    plain_text,
    bild,
    kostenlos,
    barrierefrei,
    familien,
    detailURL,
  }
}

/** A list of them. */
export function cards(...events: Veranstaltung[]) {
  return { ...listOfEvents(...events), data: events.map(cardOf), naechste: [] }
}

const events = { template: 'veranstaltungen', slotName: 'content' } as const
const titel = 'Veranstaltungen'

/** A calendar with one, two and five events on its days. */
const june = [
  { tag: '2027-06-18', anzahl: 1, titel: ['Wochenmarkt'] },
  { tag: '2027-06-19', anzahl: 2, titel: ['Sommernachtskonzert im Kurpark', 'Turmführung'] },
  { tag: '2027-06-20', anzahl: 5, titel: ['Wanderung', 'Sonntagskonzert', 'Bücherflohmarkt'] },
]

const hostileDay = { tag: '2027-06-19', anzahl: 1, titel: [others.hostile.titel] }

/** Examples of `veranstaltungen`. */
export const veranstaltungen: BlockExamples<'veranstaltungen'> = {
  typical: {
    ...events,
    context: cards(minimal, typical, cancelled),
    options: { titel },
  },
  minimal: {
    ...events,
    context: { ...cards(), jahre: [], rubriken: [], orte: [], uebersicht: null },
    options: { titel: null },
  },
  'long-words': {
    ...events,
    context: cards(others['long-words']),
    options: { titel: 'Sommernachtskonzertreihenveranstaltungsübersicht' },
  },
  english: {
    ...events,
    context: { ...cards(english), uebersicht: '/en/events/' },
    options: { titel: 'Events' },
  },
  paged: {
    ...events,
    context: { ...cards(typical), anzahl: 42, seite: 2 },
    options: { titel },
  },
  month: {
    ...events,
    context: { ...cards(minimal, typical, cancelled), monat: '2027-06', tage: june },
    options: { titel },
  },
  'nothing-fits': {
    ...events,
    context: { ...cards(), naechste: [minimal, typical, cancelled].map(cardOf) },
    options: { titel },
  },
  'broken-picture': {
    ...events,
    context: cards(others['broken-picture']),
    options: { titel },
  },
  hostile: {
    ...events,
    context: { ...cards(others.hostile), naechste: [], monat: '2027-06', tage: [hostileDay] },
    options: { titel },
  },
}

const archive = { template: 'veranstaltungen-archiv', slotName: 'content' } as const
const jahre = [2027, 2026, 2024]

/** Examples of `veranstaltungen-archiv`. */
export const veranstaltungenArchiv: BlockExamples<'veranstaltungen-archiv'> = {
  typical: {
    ...archive,
    context: { ...cards(cancelled, typical, minimal), heute: '2027-07-01', jahre },
    options: { titel: 'Was war' },
  },
  minimal: {
    ...archive,
    context: { ...cards(), jahre: [], rubriken: [], orte: [], uebersicht: null },
    options: { titel: null },
  },
  'long-words': {
    ...archive,
    context: { ...cards(others['long-words']), jahre },
    options: { titel: 'Veranstaltungsvergangenheitsbewältigungsübersicht' },
  },
  english: {
    ...archive,
    context: { ...cards(english), uebersicht: '/en/events/', jahre },
    options: { titel: 'Past events' },
  },
  paged: {
    ...archive,
    context: { ...cards(typical), jahre, anzahl: 42, seite: 2 },
    options: { titel: null },
  },
}
