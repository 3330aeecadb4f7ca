import type { Rhythmus, Veranstaltung, Wochentag } from '@kurstadt/contract'

/** One day of a series in a file that is not as its rule says. */
export type EntryChange = {
  datum: string
  stand: Veranstaltung['status']
  neues_datum: string | null
  timeFrom: string | null
  timeTo: string | null
  /** Where it takes place instead. */
  veranstaltungsort: string | null
}

/** The rule of a series in a file. */
export type EntryRule = {
  rhythmus: Rhythmus
  abstand: number
  wochentage: readonly Wochentag[]
  bis: string | null
  anzahl: number | null
  ausnahmen: readonly { datum: string }[]
  zusatztermine: readonly { datum: string; timeFrom: string | null; timeTo: string | null }[]
  aenderungen: readonly EntryChange[]
}

/** An event of a file, whatever its kind; days and times as they are stored. */
export type Entry = {
  /** Line of the file where it begins, from 1. */
  zeile: number
  /** Names it in this source; null where the file has no such thing. */
  uid: string | null
  titel: string
  plain_text: string
  datum_von: string
  datum_bis: string
  timeFrom: string
  timeTo: string
  veranstaltungsort: string
  veranstalter: string
  preis: string
  status: Veranstaltung['status']
  serie: EntryRule | null
  /** What makes it unusable, in German. */
  fehler: readonly string[]
  /** What is worth knowing of it. */
  hinweise: readonly string[]
}

/** An entry without a word, for the readers to fill. */
export function emptyEntry(zeile: number): Entry {
  return {
    zeile,
    uid: null,
    titel: '',
    plain_text: '',
    datum_von: '',
    datum_bis: '',
    timeFrom: '',
    timeTo: '',
    veranstaltungsort: '',
    veranstalter: '',
    preis: '',
    status: 'geplant',
    serie: null,
    fehler: [],
    hinweise: [],
  }
}

/** A file that cannot be read at all, with the reason in German. */
export class UnreadableFileError extends Error {}

/** Most entries of one file: they are written as one, and whoever saves waits meanwhile. */
export const mostEntries = 300
