/** Words about feeds and about what nobody could read, in German. */
export const eventTexts = {
  /** Says which parts of an address nobody could read. */
  unread: {
    unlesbar: (namen: string) =>
      `Diese Angabe in der Adresse konnten wir nicht lesen: ${namen}. Sie sehen die Seite ohne sie.`,
    angaben: {
      seite: 'Seite',
      jahr: 'Jahr',
      monat: 'Monat',
      zeitraum: 'Zeitraum',
      datum_von: 'Von',
      datum_bis: 'Bis',
      rubrik_id: 'Rubrik',
      ort: 'Veranstaltungsort',
      q: 'Suchwort',
      kostenlos: 'freier Eintritt',
      barrierefrei: 'barrierefrei',
      familien: 'für Familien',
    },
    ohneAngaben: 'Alles zeigen',
  },
  feeds: {
    titel: (was: string, format: string) => `${was} (${format})`,
    subscribe: 'Als RSS-Feed abonnieren',
  },
}
