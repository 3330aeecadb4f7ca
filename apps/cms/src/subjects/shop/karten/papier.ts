import type { Sprache } from '@kurstadt/contract'
import type { Verkaeufer } from '@kurstadt/contract/shop'
import type { Angaben } from './termin.ts'

/** A ticket as its page shows it. */
export type Karte = Angaben & {
  /** What was bought: the article of that day, with its size. */
  bezeichnung: string
  preis_cent: number
  code: string
}

/** The tickets of an order; who draws them knows nothing else. */
export type Kartenpapier = {
  art: 'karten'
  sprache: Sprache
  /** When anything on them changed last. */
  am: string
  referenz: string
  /** Who ordered; empty once it is no longer kept. */
  name: string
  verkaeufer: Verkaeufer
  karten: Karte[]
}
