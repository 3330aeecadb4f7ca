/** Words about the business directory in German; `texts-en.ts` has the same keys by type. */
export const de = {
  anrufen: (telefon: string) => `Anrufen: ${telefon}`,
  mail: 'E-Mail schreiben',
  oeffnungszeiten: 'Öffnungszeiten',
  ohneZeiten: 'Öffnungszeiten sind uns nicht bekannt. Bitte fragen Sie vorher nach.',
  gastronomie: 'Küche und Plätze',
  barrierefreiheit: 'Barrierefreiheit',
  ohneZugang: 'Dazu wissen wir noch nichts.',
  kontakt: 'Kontakt und Lage',
  ohneAdresse: 'Die Adresse erfahren Sie auf Anfrage.',
  karte: 'Auf der Karte zeigen (OpenStreetMap)',
  parken: 'Freie Plätze',
  links: 'Weitere Seiten',
  bilder: 'Bilder',
  fehler: 'Fehler in diesem Eintrag melden',
  fehlerSeite: '/de/kontakt/',
  betreff: (titel: string, nummer: number) => `Branchenverzeichnis: ${titel} (Nr. ${nummer})`,
  fehlerText: 'Das stimmt nicht mehr:\n\nRichtig ist:\n',
  rubriken: 'Rubriken',
  unterrubriken: (rubrik: string) => `Rubriken in „${rubrik}“`,
  umstaende: 'Geöffnet und stufenlos',
  geoeffnet: 'Jetzt geöffnet',
  geoeffnetUm: (uhrzeit: string) =>
    `Um ${uhrzeit} Uhr geöffnet. Wer seine Zeiten nicht genannt hat oder gerade andere hat, fehlt hier.`,
  zurueck: 'Zum Branchenverzeichnis',
  titel: 'Branchenverzeichnis',
  suche: 'Name oder was Sie suchen',
  suchen: 'Suchen',
  anzahl: (anzahl: number) => {
    if (anzahl === 0) return 'Kein Eintrag'
    return anzahl === 1 ? '1 Eintrag' : `${anzahl} Einträge`
  },
  aehnlich: (q: string) => `Genau „${q}“ steht nirgends. Diese Einträge klingen ähnlich:`,
  keine: 'Dazu finden wir keinen Eintrag.',
  leer: 'Noch steht nichts im Branchenverzeichnis.',
  alleZeigen: 'Alle Einträge zeigen',
  filter: 'Eingrenzen',
  entfernen: '(ausgewählt, entfernen)',
  buchstaben: 'Anfangsbuchstabe',
  ziffern: '0–9',
  eintragen: 'Eigenen Betrieb eintragen',
  eintragenSeite: '/de/anfragen/brancheneintrag/',
  telefon: (titel: string, telefon: string) => `${titel} anrufen: ${telefon}`,
}

/** Every word about the business directory. */
export type DirectoryTexts = typeof de
