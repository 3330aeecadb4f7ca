/** Words about public notices in German; `en.bekanntmachungen.ts` has the same keys by type. */
export const bekanntmachungen = {
  filter: 'Bekanntmachungen filtern',
  zeitraum: 'Stand',
  zeitraeume: { alle: 'Alle', aktuell: 'Jetzt ausgehängt', archiv: 'Archiv' },
  art: 'Art',
  alleArten: 'Alle Arten',
  jahr: 'Jahr',
  alleJahre: 'Alle Jahre',
  leer: 'Zu dieser Auswahl gibt es keine Bekanntmachung.',
  ausgehaengt: 'Jetzt ausgehängt',
  imArchiv: 'Im Archiv',
  istBerichtigt: 'Berichtigt',
  istBerichtigung: 'Berichtigung',
  vomBis: (first: string, last: string | null) =>
    last === null ? `Seit ${first} bis auf Weiteres` : `${first} bis ${last}`,
  aktenzeichen: 'Aktenzeichen',
  fakten: 'Auf einen Blick',
  bekanntGemacht: 'Bekannt gemacht',
  tage: 'Ausgehängt',
  rechtsgrundlage: 'Rechtsgrundlage',
  amt: 'Auskunft gibt',
  wortlaut: 'Wortlaut',
  anlagen: 'Anlagen',
  pdf: 'Bekanntmachung als PDF',
  berichtigt: 'Diese Bekanntmachung berichtigt:',
  berichtigtDurch: 'Diese Bekanntmachung ist berichtigt worden. Es gilt:',
  veraendert:
    'Was hier steht, weicht von dem ab, was bekannt gemacht worden ist. Verbindlich ist der Wortlaut im Verzeichnis.',
  nachweis: 'Nachweis',
  eintrag: (nr: number) => `Eintrag ${nr} im Verzeichnis der Bekanntmachungen`,
  pruefsumme: 'Prüfsumme des Wortlauts (SHA-256)',
  textdatei: 'Wortlaut als Textdatei',
  pruefen: 'Eine Kopie prüfen',
  verzeichnis: 'Verzeichnis herunterladen (CSV)',
  abonnieren: 'Neue Bekanntmachungen abonnieren',
  rss: 'Als RSS-Feed',
  mail: 'Als E-Mail',
  back: 'Alle Bekanntmachungen',
  englischHinweis: '',
}

/** Its shape, for the other language. */
export type NoticeTexts = typeof bekanntmachungen
