/** Services of other houses that an installation may have switched on; each is one file in `dienste/`. */
export const dienstNamen = [
  'medienspeicher',
  'mailserver',
  'zahlung',
  'warenkorb',
  'newsletter',
  'buchungsportal',
  'einbettungen',
  'karte',
  'statistik',
  'fehlerdienst',
  'rathauskonto',
] as const

/** Name of such a service. */
export type DienstName = (typeof dienstNamen)[number]

/** What is kept for a time of its own. */
export const fristNamen = [
  'anfragen',
  'corona',
  'warenkorb',
  'bestellkontakt',
  'bestellungen',
  'abos',
  'brett',
  'partner',
  'rueckmeldungen',
  'besuche',
  'mails',
  'fehler',
  'protokoll',
] as const

/** Name of such a thing. */
export type FristName = (typeof fristNamen)[number]

/** Units that a time is said in. */
export const fristEinheiten = ['tage', 'jahre'] as const

/** How long something is kept. */
export type Frist = { name: FristName; wert: number; einheit: (typeof fristEinheiten)[number] }
