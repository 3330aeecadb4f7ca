/** Words of the staff intranet; the town hall writes it in German alone (spec 2.2). */
export const intranetTexts = {
  search: {
    title: 'Suche',
    label: 'Im Intranet suchen',
    ask: 'Gesucht wird in Mitteilungen, in Dokumenten und in den Worten ihrer PDF-Dateien.',
    found: (count: number, q: string) =>
      count === 1 ? `Ein Treffer für „${q}“` : `${count} Treffer für „${q}“`,
    none: (q: string) =>
      `Zu „${q}“ steht nichts im Intranet. Versuchen Sie ein anderes Wort oder nur den Anfang davon.`,
    former: 'gilt nicht mehr',
    document: 'Dokument',
  },
  neu: {
    title: 'Neu seit Ihrer letzten Anmeldung',
    since: (day: string) => `Das war am ${day}.`,
    none: 'Seitdem ist nichts dazugekommen.',
    more: (count: number) => `Und ${count} weitere: Sie stehen in den Rubriken und Dokumenten.`,
  },
  personen: {
    title: 'Personen',
    label: 'Name, Amt, Aufgabe oder Zimmer',
    found: (count: number) => (count === 1 ? 'Eine Person' : `${count} Personen`),
    none: 'Diese Suche findet niemanden. Versuchen Sie nur einen Teil des Namens.',
    zimmer: (room: string) => `Zimmer ${room}`,
    all: 'Alle Personen zeigen',
  },
  navigation: 'Bereiche des Intranets',
  home: 'Übersicht',
  archiv: 'Dokumente',
  latest: 'Neueste Mitteilungen',
  all: (rubrik: string) => `Alle Mitteilungen: ${rubrik}`,
  back: 'Zurück zur Liste',
  none: 'Hier steht noch nichts.',
  files: 'Dateien',
  archive: {
    title: 'Dokumente',
    intro:
      'Dienstvereinbarungen, Anweisungen und Formulare. Was nicht mehr gilt, steht unter „Frühere Fassungen“.',
    validOn: 'Gültig am',
    show: 'Anzeigen',
    stand: (day: string) => `Stand ${day}`,
    validFrom: (day: string) => `gültig ab ${day}`,
    validUntil: (day: string) => `gültig bis ${day}`,
    former: 'Frühere Fassungen',
    empty: 'An diesem Tag gilt hier kein Dokument.',
  },
}
