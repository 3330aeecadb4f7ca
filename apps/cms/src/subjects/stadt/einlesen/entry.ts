/** A collection as a file says it, before anybody knows which kind and district are meant. */
export type Entry = {
  /** Line of the file where it stands, from 1. */
  zeile: number
  /** Day as `YYYY-MM-DD`; empty where `fehler` says why. */
  datum: string
  verschoben_von: string
  /** The kind of waste in the words of the file. */
  art: string
  bezirke: readonly number[]
  /** True where it holds for every district of the town. */
  istUeberall: boolean
  /** A street of the town; nothing else will do. */
  strasse: string
  /** A street, or the place where a vehicle waits. */
  platz: string
  ort: string
  beginn: string
  ende: string
  hinweis: string
  /** What makes it unusable, in German. */
  fehler: readonly string[]
  /** Why it is left out although nothing is wrong with it, in German. */
  ausgelassen: string | null
}

/** An entry without a word, for the readers to fill. */
export function emptyEntry(zeile: number): Entry {
  return {
    zeile,
    datum: '',
    verschoben_von: '',
    art: '',
    bezirke: [],
    istUeberall: false,
    strasse: '',
    platz: '',
    ort: '',
    beginn: '',
    ende: '',
    hinweis: '',
    fehler: [],
    ausgelassen: null,
  }
}

/** Most entries of one file. */
export const mostEntries = 5_000
