import type { brettArten } from '@kurstadt/contract'

/** Kinds of notices as people read them. */
export const brettArtLabels: Record<(typeof brettArten)[number], string> = {
  biete: 'Biete',
  suche: 'Suche',
  verschenke: 'Verschenke',
  verloren: 'Verloren',
  gefunden: 'Gefunden',
  veranstaltung: 'Veranstaltung',
  mitfahren: 'Mitfahren',
  sonstiges: 'Sonstiges',
}
