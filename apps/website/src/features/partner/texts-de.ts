import type { Tagestyp } from '@kurstadt/contract'
import type { PartnerAnsicht, PartnerWerte } from '@kurstadt/contract/partner'

type Ended = Exclude<PartnerAnsicht['stand'], 'offen'>
type Entschieden = 'uebernommen' | 'abgelehnt'

const tage: Record<Tagestyp, string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
  ARBEITSTAG_MO_FR: 'Montag bis Freitag',
}

const preisJe: Record<NonNullable<PartnerWerte['preis_je']>, string> = {
  doppelzimmer: 'Doppelzimmer und Nacht',
  wohnung: 'Wohnung und Nacht',
  person: 'Person und Nacht',
  stellplatz: 'Stellplatz und Nacht',
}

const ended: Record<Ended, string> = {
  abgelaufen: 'Dieser Link ist abgelaufen: Er galt sechzig Tage.',
  zurueckgenommen: 'Dieser Link gilt nicht mehr: Die Tourist-Information hat ihn zurückgenommen.',
  ersetzt:
    'Dieser Link gilt nicht mehr, weil es einen neuen gibt. Er steht in der letzten E-Mail zu Ihrem Eintrag.',
  beendet: 'Sie bekommen keine Erinnerungen mehr, und dieser Link gilt nicht mehr.',
}

const entschieden: Record<Entschieden, (am: string) => string> = {
  uebernommen: (am) => `Was Sie zuletzt gesendet haben, ist seit ${am} übernommen.`,
  abgelehnt: (am) => `Was Sie zuletzt gesendet haben, wurde am ${am} nicht übernommen.`,
}

/** Words of the page on which a partner keeps their entry. */
export const de = {
  title: 'Ihr Eintrag auf dieser Website',
  endedTitle: 'Dieser Link gilt nicht mehr',
  intro: (titel: string) =>
    `Das steht über „${titel}“ auf der Website. Bitte prüfen Sie es, und ändern Sie, was nicht mehr stimmt.`,
  until: (bis: string) => `Dieser Link gilt bis ${bis}.`,
  seePage: 'Den Eintrag ansehen',
  seePageGerman: 'Den Eintrag ansehen',
  allRight: 'Alles stimmt noch',
  allRightHint: 'Stimmt alles? Dann genügt ein Klick:',
  change: 'Etwas ändern',
  waits: (am: string) =>
    `Sie haben am ${am} Änderungen gesendet. Sie stehen unten und warten auf die Tourist-Information; bis sie entschieden hat, können Sie sie noch ändern.`,
  entschieden,
  grund: (grund: string) => `Grund: ${grund}`,
  answered: (am: string) => `Zuletzt haben Sie am ${am} geantwortet.`,
  getan: {
    senden: 'Vielen Dank! Die Tourist-Information sieht Ihre Änderungen durch.',
    gleich: 'Vielen Dank! Der Eintrag bleibt, wie er ist.',
    stimmt: 'Vielen Dank! Wir haben vermerkt, dass alles noch stimmt.',
  },
  groups: {
    haus: 'Ihr Haus',
    zeiten: 'Regelmäßige Öffnungszeiten',
    schliesstage: 'Geschlossen oder anders geöffnet',
    betriebsferien: 'Betriebsferien und andere Schließtage',
    bilder: 'Bilder',
    kontakt: 'So erreicht man Sie',
    rest: 'Noch etwas?',
  },
  hints: {
    zeiten:
      'Eine Zeile für jede Zeit, mit Mittagspause also zwei. Leere Zeilen zählen nicht. Über Mitternacht: bis 00:00 Uhr, und am nächsten Tag ab 00:00 Uhr.',
    schliesstage:
      'Ganze Tage, vom ersten bis zum letzten. Ohne Hinweis steht auf der Website „Geschlossen“.',
    betriebsferien:
      'Ganze Tage, vom ersten bis zum letzten, auch über Neujahr. Leere Zeilen zählen nicht. Sind Sie nur in einer Saison geöffnet, steht das oben.',
    bemerkung:
      'Zum Beispiel neue Texte oder eine andere Beschreibung zu einem Bild: Sagen Sie uns, was sich ändern soll.',
    bilder:
      'Drei Fotos können Sie auf einmal hinzufügen, danach weitere; ein Eintrag hat höchstens 13 Bilder. Auf der Website stehen sie, sobald die Tourist-Information sie übernommen hat.',
    bilderVoll:
      'Der Eintrag hat 13 Bilder, mehr gehen nicht. Entfernen Sie eines, können Sie danach ein neues hinzufügen.',
    datei: 'JPEG, PNG, WebP oder AVIF, höchstens 10 MB, alle zusammen höchstens 25 MB.',
    bildtext:
      'Für Menschen, die das Bild nicht sehen, zum Beispiel: „Doppelzimmer mit Balkon zum Kurpark“.',
    foto_recht:
      'Steht am Bild, zum Beispiel „Foto: Haus Tanne“. Mit dem Absenden erlauben Sie der Stadt, die Fotos zu diesem Eintrag zu zeigen. Wer darauf zu erkennen ist, muss zugestimmt haben.',
    bild_erstes: 'Es steht in Listen und oben auf der Seite des Eintrags.',
    saison: 'Leer lassen, wenn Sie das ganze Jahr geöffnet haben.',
    preis_ab: 'Der niedrigste Preis, in ganzen Euro.',
    link: 'Mit https:// am Anfang.',
  },
  labels: {
    betten: 'Betten',
    preis_ab: 'Preis ab (Euro)',
    preis_je: 'Preis je',
    saison: 'Geöffnet',
    telefon: 'Telefon',
    email: 'E-Mail-Adresse',
    link: 'Website',
    foto_recht: 'Wem gehören die neuen Fotos?',
    bild_erstes: 'Welches Bild steht vorn?',
    bemerkung: 'Mitteilung an die Tourist-Information',
  },
  row: {
    zeit: (row: number) => `Zeit ${row}`,
    zu: (row: number) => `Zeitraum ${row}`,
    bild: (row: number) => `Bild ${row}`,
    foto: (row: number) => `Neues Foto ${row}`,
    datei: 'Datei',
    text: 'Was ist zu sehen?',
    en: 'Dasselbe auf Englisch (freiwillig)',
    weg: 'Dieses Bild entfernen',
    tag: 'Tag',
    beginn: 'Von',
    ende: 'Bis',
    von: 'Erster Tag',
    bis: 'Letzter Tag',
    hinweis: 'Hinweis',
  },
  bildWartet: 'Dieses Foto haben Sie gesendet. Es wartet auf die Tourist-Information.',
  noChoice: 'Keine Angabe',
  tage,
  preisJe,
  problems: {
    fehlt: 'Bitte füllen Sie dieses Feld aus.',
    lang: 'Bitte schreiben Sie weniger.',
    zeichen: 'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.',
    links: 'Bitte nennen Sie höchstens drei Internetadressen.',
    vergangen: 'Dieser Tag ist schon vorbei.',
    minimum: 'Bitte geben Sie eine ganze Zahl ab 1 an, oder lassen Sie das Feld leer.',
    maximum: 'Diese Zahl ist zu groß. Bitte prüfen Sie sie.',
    eines: 'Diese Zeit überschneidet sich mit einer anderen am selben Tag.',
    tag_eines: 'Dieser Zeitraum steht schon da. Bitte leeren Sie eine der beiden Zeilen.',
    vor_beginn: 'Das Ende liegt vor dem Beginn.',
    ungueltig: 'Bitte prüfen Sie diese Angabe.',
    datei_fehlt: 'Bitte wählen Sie das Foto aus, oder leeren Sie die Beschreibung.',
    datei_art: 'Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder AVIF.',
    datei_gross: 'Das Bild ist zu groß: höchstens 10 MB und 40 Megapixel.',
    dateien_gross:
      'Die Fotos sind zusammen zu groß: höchstens 25 MB. Bitte senden Sie weniger auf einmal.',
    dateien_zahl: 'Ein Eintrag hat höchstens 13 Bilder. Bitte entfernen Sie andere.',
    nochmal: 'Bitte wählen Sie das Foto noch einmal aus; Ihr Browser behält es nicht.',
  },
  ungueltig: {
    email: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    link: 'Bitte schreiben Sie die ganze Adresse, zum Beispiel https://www.beispiel.de.',
    telefon: 'Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125-100.',
    betten: 'Bitte geben Sie eine ganze Zahl an.',
    preis_ab: 'Bitte geben Sie ganze Euro an, zum Beispiel 85.',
    uhrzeit: 'Bitte schreiben Sie die Uhrzeit so: 09:00.',
    tag: 'Bitte schreiben Sie den Tag so: 24.12.2026.',
  },
  named: (label: string, problem: string) => `${label}: ${problem}`,
  send: 'Änderungen senden',
  sendNote:
    'Gesendet wird an die Tourist-Information. Auf der Website steht es, sobald sie es übernommen hat.',
  end: 'Keine Erinnerungen mehr',
  endNote:
    'Zweimal im Jahr fragen wir per E-Mail, ob der Eintrag noch stimmt. Möchten Sie das nicht, beenden Sie es hier. Ihr Eintrag bleibt stehen, dieser Link gilt dann nicht mehr, und Ihre Adresse wird aus dieser Liste gelöscht.',
  ended,
  newLink: 'Einen neuen Link bekommen Sie von der Tourist-Information.',
  contact: 'Zur Kontaktseite',
  contactHref: '/de/kontakt/',
  privacy: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  other: { label: 'This page in English', lang: 'en' },
  away: 'Das ließ sich gerade nicht abrufen oder speichern. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'In kurzer Zeit kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  keepTyped: 'Ihre Angaben stehen noch da.',
  retry: 'Noch einmal versuchen',
}

/** Words of the page, in either language. */
export type PartnerTexts = typeof de
