import { codeOf } from '../karten/code.ts'
import type { Karte, Kartenpapier } from '../karten/papier.ts'
import { invoiceWith } from './papiere.fixtures.ts'

const bestellung = '0b7a4d6e-52c1-4f0c-9d7e-1f2a3b4c5d60'

/** The code of one of the tickets of an order. */
export const codeAt = (stueck: number) =>
  codeOf({ nummer: 42, zeile: 0, stueck }, bestellung, 'ein-geheimnis-der-probe')

/** A ticket for a concert. */
export const karteWith = (rest: Partial<Karte> = {}): Karte => ({
  titel: { text: 'Festliches Konzert mit dem Stadtchor', sprache: 'de' },
  wann: 'Samstag, 5. Dezember 2026, 19:30 Uhr bis 22:00 Uhr',
  wo: { text: 'Konzerthaus, Großer Saal, Kurparkallee 4, 78375 Bad Silberbronn', sprache: 'de' },
  hinweis: null,
  bezeichnung: 'Karte: Festliches Konzert mit dem Stadtchor, Parkett',
  preis_cent: 2600,
  code: codeAt(1),
  ...rest,
})

/** Tickets of an order. */
export const ticketsWith = (karten: Karte[], rest: Partial<Kartenpapier> = {}): Kartenpapier => ({
  art: 'karten',
  sprache: 'de',
  am: '2026-11-24T09:30:00.000Z',
  referenz: 'B-42',
  name: 'Renate Größer-Łukasz',
  verkaeufer: invoiceWith([]).daten.verkaeufer,
  karten,
  ...rest,
})
