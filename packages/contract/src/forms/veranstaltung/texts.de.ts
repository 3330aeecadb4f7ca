import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.de.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Veranstaltung vorschlagen',
  groups: {
    was: 'Was findet statt?',
    wann: 'Wann und wo?',
    bild: 'Ein Bild dazu',
    wer: 'Wer lädt ein?',
    absenden: 'Absenden',
  },
  fields: {
    ...bild,
    titel: { label: 'Titel der Veranstaltung' },
    beschreibung: {
      label: 'Beschreibung',
      hint: 'Was erwartet die Gäste? Zwei bis fünf Sätze genügen.',
    },
    eintritt: { label: 'Eintritt', hint: 'Zum Beispiel „6 Euro, Kinder frei“.' },
    link: {
      label: 'Website zur Veranstaltung',
      ungueltig: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
    },
    datum_von: {
      label: 'Erster Tag',
      fehlt: 'Bitte geben Sie an, an welchem Tag die Veranstaltung beginnt.',
    },
    datum_bis: {
      label: 'Letzter Tag',
      hint: 'Nur wenn sie mehrere Tage dauert.',
      vor_beginn: 'Der letzte Tag liegt vor dem ersten Tag.',
    },
    timeFrom: {
      label: 'Beginn',
      ungueltig: 'Bitte geben Sie den Beginn als Uhrzeit an, zum Beispiel 19:30.',
    },
    timeTo: {
      label: 'Ende',
      ungueltig: 'Bitte geben Sie das Ende als Uhrzeit an, zum Beispiel 21:30.',
    },
    wiederholung: {
      label: 'Wiederholt sie sich?',
      hint: 'In Ihren Worten: „jeden zweiten Freitag im Monat, außer im August“.',
    },
    veranstaltungsort: { label: 'Ort', hint: 'Haus, Saal oder Treffpunkt, mit Straße.' },
    veranstalter: {
      label: 'Veranstalterin oder Veranstalter',
      hint: 'Verein, Haus oder Person. Steht auf der Website.',
    },
    email: {
      label: 'E-Mail-Adresse',
      hint: 'Für unsere Bestätigung und für Rückfragen. Wird nicht veröffentlicht.',
      fehlt: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      ungueltig: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    },
  },
}
