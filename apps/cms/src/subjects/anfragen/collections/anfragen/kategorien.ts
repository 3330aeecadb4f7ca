import type { schadenKategorien } from '@kurstadt/contract/forms'

/** What may be damaged, as the office reads it. */
export const kategorieLabels: Record<(typeof schadenKategorien)[number], string> = {
  strasse: 'Straße, Gehweg oder Brücke',
  beleuchtung: 'Straßenlampe oder Ampel',
  gruen: 'Park, Baum oder Beet',
  spielplatz: 'Spielplatz oder Sitzbank',
  wanderweg: 'Wanderweg oder Beschilderung',
  abfall: 'Abfall oder Verschmutzung',
  gebaeude: 'Öffentliches Gebäude oder Toilette',
  sonstiges: 'Etwas anderes',
}
