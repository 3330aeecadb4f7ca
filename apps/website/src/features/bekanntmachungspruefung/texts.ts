/** What is wrong with a copy that somebody sends. */
export type CopyProblem = 'fehlt' | 'lang' | 'gross'

/** Words of the page that checks a copy; the wordings are German, and so is this. */
export const checkTexts = {
  title: 'Kopie einer Bekanntmachung prüfen',
  intro:
    'Hier sehen Sie, ob eine Kopie mit dem übereinstimmt, was die Stadt bekannt gemacht hat, und ob sich seither etwas geändert hat.',
  parent: 'Öffentliche Bekanntmachungen',
  datei: 'Textdatei oder Anlage',
  dateiHint:
    'Den Wortlaut als Textdatei und die Anlagen laden Sie auf der Seite jeder Bekanntmachung herunter. Höchstens 25 MB; die Datei wird nur geprüft und nicht gespeichert.',
  text: 'Oder: Wortlaut oder Prüfsumme einfügen',
  textHint:
    'Der ganze Text der Textdatei, oder die Prüfsumme mit 64 Zeichen, die am Ende der PDF-Datei steht.',
  send: 'Prüfen',
  problems: {
    fehlt: 'Bitte wählen Sie eine Datei aus oder fügen Sie den Wortlaut oder die Prüfsumme ein.',
    lang: 'Dieser Text ist länger als jede Bekanntmachung. Bitte wählen Sie stattdessen die Datei aus.',
    gross: 'Diese Datei ist größer als 25 MB. Bitte wählen Sie eine kleinere.',
  } satisfies Record<CopyProblem, string>,
  ergebnis: 'Ergebnis',
  gefunden: {
    wortlaut: (titel: string, nr: number) =>
      `Die Kopie ist Zeichen für Zeichen der Wortlaut der Bekanntmachung „${titel}“, Eintrag ${nr} im Verzeichnis.`,
    anlage: (titel: string, nr: number) =>
      `Die Datei ist unverändert die Anlage „${titel}“ zu Eintrag ${nr} im Verzeichnis.`,
  },
  am: (when: string) => `Bekannt gemacht am ${when}.`,
  unveraendert: 'Auf der Website steht diese Bekanntmachung bis heute unverändert.',
  veraendert:
    'Achtung: Was heute auf der Website steht, weicht davon ab. Die Bekanntmachung ist nach ihrer Veröffentlichung verändert worden.',
  unbekannt:
    'Diese Kopie ist im Verzeichnis nicht zu finden: Sie weicht in mindestens einem Zeichen von allem ab, was bekannt gemacht worden ist.',
  unbekanntRat:
    'Ein zusätzliches Leerzeichen genügt dafür. Laden Sie den Wortlaut zum Vergleich noch einmal herunter. Eine PDF-Datei prüfen Sie mit der Prüfsumme, die in ihr steht.',
  geprueft: 'Geprüfte Prüfsumme (SHA-256):',
  kette: 'Das Verzeichnis',
  ganz: (count: number) =>
    `Alle ${count} Einträge folgen lückenlos aufeinander; keiner ist verändert, eingeschoben oder entfernt.`,
  leer: 'Das Verzeichnis hat noch keinen Eintrag.',
  bruch: (nr: number) =>
    `Achtung: Ab Eintrag ${nr} passt das Verzeichnis nicht zu dem, was davor steht. Es ist verändert worden.`,
  letzte: 'Prüfsumme der letzten Zeile (SHA-256):',
  laden: 'Verzeichnis herunterladen (CSV)',
  selbst:
    'Wer nachrechnen möchte: Jede Zeile der Datei nennt am Ende die Prüfsumme der Zeile davor. Wer eine ältere Fassung aufbewahrt, sieht daran, dass nichts Früheres geändert wurde.',
  zurueck: 'Zur Bekanntmachung',
  away: 'Das Verzeichnis lässt sich gerade nicht abrufen. Bitte versuchen Sie es gleich noch einmal.',
}
