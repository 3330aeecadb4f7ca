import { brettArtLabels } from '../../../editing/labels/brett-arten.ts'
import { kategorieLabels } from '../collections/anfragen/kategorien.ts'

/** How the office reads one field of a request. */
export type Feld = {
  label: string
  kind?: 'tag' | 'uhrzeit'
  /** Names of what could be chosen. */
  werte?: Readonly<Record<string, string>>
}

/** Fields of all forms by their wire name; the office reads these words, visitors are asked others. */
export const felder: Readonly<Record<string, Feld>> = {
  ablaufdatum: { label: 'Hängt bis', kind: 'tag' },
  anzahl_personen: { label: 'Personen' },
  art: { label: 'Art des Aushangs', werte: brettArtLabels },
  bemerkung: { label: 'Bemerkung' },
  beschreibung: { label: 'Beschreibung' },
  betreff: { label: 'Betreff' },
  bildcopyright: { label: 'Rechte am Bild' },
  bildtext: { label: 'Bildbeschreibung' },
  datum: { label: 'Tag', kind: 'tag' },
  datum_bis: { label: 'Bis', kind: 'tag' },
  datum_von: { label: 'Von', kind: 'tag' },
  einrichtung: { label: 'Haus' },
  eintritt: { label: 'Eintritt' },
  fuehrung: { label: 'Führung' },
  funktion: { label: 'Aufgabe im Verein' },
  hotel: { label: 'Hotel' },
  kategorie: { label: 'Was ist betroffen?', werte: kategorieLabels },
  kontakt_email: { label: 'E-Mail für alle' },
  kontakt_telefon: { label: 'Telefon für alle' },
  link: { label: 'Website' },
  nachricht: { label: 'Nachricht' },
  oeffnungszeiten: { label: 'Öffnungszeiten' },
  ort: { label: 'Ort' },
  pauschale: { label: 'Pauschale' },
  plz: { label: 'Postleitzahl' },
  preis: { label: 'Preis' },
  rubrik: { label: 'Rubrik' },
  seite: { label: 'Seite' },
  spezialisierung: { label: 'In wenigen Worten' },
  standort: { label: 'Standort (Breite, Länge)' },
  strasse: { label: 'Straße und Hausnummer' },
  termin: { label: 'Tag', kind: 'tag' },
  text: { label: 'Text' },
  timeFrom: { label: 'Beginn', kind: 'uhrzeit' },
  timeTo: { label: 'Ende', kind: 'uhrzeit' },
  titel: { label: 'Titel' },
  uhrzeit: { label: 'Uhrzeit', kind: 'uhrzeit' },
  veranstalter: { label: 'Veranstalter' },
  veranstaltungsort: { label: 'Veranstaltungsort' },
  vorhaben: { label: 'Vorhaben', werte: { neu: 'neuer Eintrag', aenderung: 'Eintrag ändern' } },
  wiederholung: { label: 'Wiederholung' },
  zeige_adresse: { label: 'Adresse darf gezeigt werden' },
  zeige_email: { label: 'E-Mail darf gezeigt werden' },
  zeige_name: { label: 'Name darf gezeigt werden' },
  zeige_telefon: { label: 'Telefon darf gezeigt werden' },
}

/** Fields that mean something else in one form. */
export const eigene: Readonly<Record<string, Readonly<Record<string, Feld>>>> = {
  pauschale: {
    datum_von: { label: 'Anreise', kind: 'tag' },
    datum_bis: { label: 'Abreise', kind: 'tag' },
  },
  veranstaltung: {
    datum_von: { label: 'Erster Tag', kind: 'tag' },
    datum_bis: { label: 'Letzter Tag', kind: 'tag' },
  },
}
