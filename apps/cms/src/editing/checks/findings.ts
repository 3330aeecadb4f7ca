import type { Koordinaten, Sprache } from '@kurstadt/contract'
import { preisKey, type Quoted } from '../../wire/serialise/index.ts'
import type { Fares } from './contradictions.ts'

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
  angabe: 'Angabe im Text fehlt',
  widerspruch: 'Text sagt etwas anderes als das Feld',
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
  /** Every address of the site that leads somewhere, `withoutTitle`. */
  addresses: ReadonlySet<string>
  /** Pictures that say nothing to people who do not see them, by id. */
  mutePictures: ReadonlySet<string>
  /** People whom an office names, by id. */
  assigned: ReadonlySet<string>
  /** Facts that texts may quote, as `quotedKey` names them. */
  quotable: ReadonlySet<string>
  /** What the railway costs. */
  fares: Fares
  /** Telephone numbers that somebody in the town has, as digits. */
  telephones: ReadonlySet<string>
  /** Digits that every extension of the town hall begins with; empty where it has none. */
  telephoneStem: string
  /** Where the town is: its station; null while the settings do not say. */
  middle: Koordinaten | null
}

/** Names a fact that a text may quote among those of the town. */
export function quotedKey(quoted: Quoted): string {
  const owner = 'amt' in quoted ? quoted.amt : preisKey(quoted)
  return `${owner} ${quoted.was}`
}

/** An address of an entry with any title: one that was renamed leads on from its old address. */
export const withoutTitle = (path: string): string => path.replace(/[^/]+-id_(\d+)\/$/, 'id_$1/')
