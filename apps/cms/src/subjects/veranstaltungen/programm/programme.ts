import type { Picture } from '../../../platform/print/index.ts'

/** One event at one of its times, in the words that are printed. */
export type Eintrag = {
  titel: string
  /** Language of title and text. */
  lang: string
  /** When it takes place, each time a line. */
  wann: string
  /** A state and its reason; null while all is as planned. */
  stand: string | null
  /** Venue, admission and what else one should know, each a line. */
  zeilen: string[]
  text: string
}

/** A standing offer in a line: when it begins, and what it is. */
export type Angebot = Pick<Eintrag, 'titel' | 'lang' | 'wann'>

/**
 * A heading with the events below it: a day, what goes on for several, or what takes place again
 * and again. `angebote` are those of the day that have their own section.
 */
export type Abschnitt = { titel: string; eintraege: Eintrag[]; angebote: Angebot[] }

/** Something worth a trip, pictured beside the contents. */
export type Hoehepunkt = { titel: string; lang: string; wann: string; bild: Picture | null }

/** A line of the contents: some days, and the section they begin with. */
export type Zeile = { titel: string; abschnitt: number }

/** A printed programme with everything that stands in it; who draws it knows nothing else. */
export type Programm = {
  lang: string
  ort: string
  titel: string
  zeitraum: string
  adresse: string
  /** Instant of the newest change of anything in it, in UTC. */
  geaendert: string
  titelbild: Picture | null
  abschnitte: Abschnitt[]
  inhalt: Zeile[]
  hoehepunkte: Hoehepunkt[]
  kontakt: string[]
  worte: {
    inhalt: string
    hoehepunkte: string
    seite: string
    regelmaessig: string
    leer: string
    hinweis: string
    bild: string
  }
}
