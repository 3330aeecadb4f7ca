import type { RichText, Sprache } from '@kurstadt/contract'
import type { Kartenpapier } from '../karten/papier.ts'
import type { Rechnungsdaten } from './rechnungsdaten.ts'

/** An invoice, or what corrects one. */
export type Rechnungspapier = {
  art: 'rechnung' | 'korrektur'
  nummer: string
  /** Number and day of the invoice that is corrected; null on an invoice. */
  zu: { nummer: string; am: string } | null
  /** When it was made. */
  am: string
  /** Number of the order. */
  referenz: string
  daten: Rechnungsdaten
  /** When it was paid; null while it is not. */
  bezahlt_am: string | null
  /** What was credited of an invoice since, in cents. */
  gutschrift_cent: number
}

/** Texts under their headings: terms, or the instruction on withdrawal with its form. */
export type Textpapier = {
  art: 'text'
  sprache: Sprache
  von: string
  am: string
  titel: string
  teile: { titel: string | null; text: RichText }[]
}

/** A paper that goes with an order; who draws it knows nothing else. */
export type Papier = Rechnungspapier | Textpapier | Kartenpapier

/** A paper with the name of its file. */
export type NamedPaper = { datei: string; papier: Papier }
