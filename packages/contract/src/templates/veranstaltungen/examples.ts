import type { BlockExamples } from '../../examples/block-examples.ts'
import { cardOf, cards } from '../../examples/event-cards.ts'
import { veranstaltungExamples } from '../../examples/veranstaltung.ts'

const {
  typical,
  minimal,
  cancelled,
  english,
  hostile,
  'long-words': longWords,
  'broken-picture': brokenPicture,
} = veranstaltungExamples
const events = { template: 'veranstaltungen', slotName: 'content' } as const
const titel = 'Veranstaltungen'

/** A calendar with one, two and five events on its days. */
const june = [
  { tag: '2027-06-18', anzahl: 1, titel: ['Wochenmarkt'] },
  { tag: '2027-06-19', anzahl: 2, titel: ['Sommernachtskonzert im Kurpark', 'Turmführung'] },
  { tag: '2027-06-20', anzahl: 5, titel: ['Wanderung', 'Sonntagskonzert', 'Bücherflohmarkt'] },
]

const hostileDay = { tag: '2027-06-19', anzahl: 1, titel: [hostile.titel] }

/** Examples of `veranstaltungen`. */
export const examples: BlockExamples<'veranstaltungen'> = {
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
    context: cards(longWords),
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
    context: cards(brokenPicture),
    options: { titel },
  },
  hostile: {
    ...events,
    context: { ...cards(hostile), naechste: [], monat: '2027-06', tage: [hostileDay] },
    options: { titel },
  },
}
