/** Words of the council’s pages for members; the council writes in German alone. */
export const memberTexts = {
  navigation: 'Bereiche für Ratsmitglieder',
  home: 'Übersicht',
  sitzungen: 'Alle Sitzungen',
  search: { title: 'Suche', label: 'Sitzungen und Vorlagen durchsuchen' },
  naechste: 'Ihre nächsten Sitzungen',
  keine: 'Für Ihre Gremien ist zurzeit keine Sitzung angekündigt.',
  letzte: 'Zuletzt getagt',
  vorlagen: 'Neue Vorlagen',
  keineVorlagen: 'Zurzeit liegen keine Vorlagen vor.',
  neu: {
    title: 'Neu seit Ihrem letzten Besuch',
    since: (when: string) => `Sie waren zuletzt am ${when} Uhr hier.`,
    none: 'Seitdem ist nichts dazugekommen.',
    all: (count: number) => `Alle ${count} neuen Einträge ansehen`,
  },
}
