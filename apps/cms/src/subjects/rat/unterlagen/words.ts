import type { Unjoinable } from '../../../platform/pdf/join/index.ts'

/** Words of the file with all papers of a meeting; the council writes in German. */
export const words = {
  titel: 'Unterlagen zur Sitzung',
  agenda: 'Tagesordnung',
  leer: 'Für diese Sitzung steht keine Tagesordnung fest.',
  sitzung: 'Einladung und Niederschrift',
  top: (punkt: string) => `TOP ${punkt}`,
  intern: 'Nicht öffentlich',
  vertraulich:
    'Diese Datei enthält nicht öffentliche Unterlagen und ist nur für Sie bestimmt. Bitte geben Sie sie nicht weiter.',
  zumPruefen: 'Zum Prüfen: So sehen Mitglieder die Unterlagen erst nach dem Veröffentlichen.',
  stand: (wann: string) => `Stand: ${wann}`,
  ohneText: 'Zu dieser Vorlage steht kein Text in der Ratsinformation.',
  anlage: 'Anlage',
  anlagen: 'Anlagen',
  seite: 'Seite',
  seiten: (from: number, to: number) => (from === to ? `Seite ${from}` : `Seite ${from} bis ${to}`),
  schon: (seite: number) => `Diese Vorlage steht schon auf Seite ${seite}.`,
  von: (seite: number, alle: number) => `Seite ${seite} von ${alle}`,
  fehlt: 'Diese Anlage steht nicht in dieser Datei.',
  einzeln: 'Sie können sie einzeln öffnen:',
} as const

/** Why an attachment is not in the file, for those who miss it. */
export const reasons: Record<Unjoinable, string> = {
  fehlt: 'Die Datei ist nicht mehr in der Ablage.',
  'kein-pdf': 'Die Datei ist kein PDF.',
  verschluesselt: 'Die Datei ist mit einem Kennwort oder gegen das Kopieren geschützt.',
  beschaedigt: 'Die Datei ist beschädigt.',
  gepackt:
    'Die Datei ist so stark gepackt, dass sie sich nicht sicher öffnen lässt. Speichern Sie sie neu.',
  'zu-gross': 'Mit ihr wäre die Datei mit allen Unterlagen zu groß.',
}
