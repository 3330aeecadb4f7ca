import type { Koordinaten, Sprache } from '@kurstadt/contract'

/** Kinds of problems that are looked for while somebody edits. */
export const befundArten = {
  auslassung: 'Fehlt auf der Website',
  pflicht: 'Auf Deutsch fehlt etwas',
  link: 'Link führt ins Leere',
  linktext: 'Linktext sagt nicht, wohin',
  ueberschrift: 'Überschriften in falscher Folge',
  einfuegen: 'Nicht sauber eingefügt',
  titel: 'Titel zu lang',
  alternativtext: 'Alternativtext fehlt',
  uebersetzung: 'Englisch fehlt',
  datum: 'Datum liegt zurück',
  zuordnung: 'Zuordnung fehlt',
  verwaist: 'Niemand findet hierher',
  kontakt: 'Telefonnummer unbekannt',
  angabe: 'Angabe eines Amtes fehlt',
  lage: 'Lage auf der Karte stimmt nicht',
  leichte_sprache: 'Leichte Sprache ist nicht mehr aktuell',
} as const
/** One of them. */
export type BefundArt = keyof typeof befundArten

/** A problem of a document: where it is, and what an editor should do. */
export type Befund = {
  art: BefundArt
  sprache: Sprache
  /** Labels of the field and what it lies in: «Inhalt › Text». */
  feld: string
  text: string
}

/** What a document refers to, as far as the checks depend on it. */
export type Facts = {
  /** Day in Europe/Berlin as `YYYY-MM-DD`. */
  today: string
  /** Pages that visitors find, by id. */
  publicPages: ReadonlySet<string>
  /** Every address of the site that leads somewhere. */
  addresses: ReadonlySet<string>
  /** Pictures that say nothing to people who do not see them, by id. */
  mutePictures: ReadonlySet<string>
  /** People whom an office names, by id. */
  assigned: ReadonlySet<string>
  /** Facts that texts may quote, as `{id of the office} {what}`. */
  angaben: ReadonlySet<string>
  /** Telephone numbers that somebody in the town has, as digits. */
  telephones: ReadonlySet<string>
  /** Digits that every extension of the town hall begins with; empty where it has none. */
  telephoneStem: string
  /** Where the town is: its station; null while the settings do not say. */
  middle: Koordinaten | null
}
