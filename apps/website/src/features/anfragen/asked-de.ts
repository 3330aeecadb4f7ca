import { bildDe, entriesDe } from './asked-de-entries.ts'
import { reportsDe } from './asked-de-reports.ts'
import type { AskedTexts } from './texts.ts'

/** What each form asks for in German; the specification's own words are verbatim (spec 5). */
export const askedDe: AskedTexts = {
  fields: {
    vorname: {
      label: 'Vorname',
      fehlt: 'Bitte geben Sie Ihren Vornamen an.',
      kurz: 'Bitte geben Sie Ihren Vornamen an.',
    },
    nachname: {
      label: 'Nachname',
      fehlt: 'Bitte geben Sie Ihren Nachnamen an.',
      kurz: 'Bitte geben Sie Ihren Nachnamen an.',
    },
    email: {
      label: 'E-Mail-Adresse',
      fehlt: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      ungueltig: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    },
    telefon: {
      label: 'Telefon',
      ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
    },
    datenschutz: { label: 'Einwilligung' },
    strasse: { label: 'Straße und Hausnummer' },
    plz: { label: 'Postleitzahl' },
    ort: { label: 'Ort' },
    anzahl_personen: {
      label: 'Anzahl der Personen',
      fehlt: 'Bitte geben Sie die Anzahl der Personen an.',
      ungueltig: 'Bitte geben Sie die Anzahl der Personen als ganze Zahl an.',
      minimum: 'Die minimale Personenanzahl beträgt 1',
      maximum: 'Für mehr als 500 Personen rufen Sie uns bitte an.',
    },
    bemerkung: { label: 'Bemerkung', hint: 'Was sollen wir noch wissen?' },
  },
  forms: {
    ...entriesDe,
    ...reportsDe,
    veranstaltung: {
      submit: 'Veranstaltung vorschlagen',
      groups: {
        was: 'Was findet statt?',
        wann: 'Wann und wo?',
        bild: 'Ein Bild dazu',
        wer: 'Wer lädt ein?',
        absenden: 'Absenden',
      },
      fields: {
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
        ...bildDe,
        veranstalter: {
          label: 'Veranstalterin oder Veranstalter',
          hint: 'Verein, Haus oder Person. Steht auf der Website.',
        },
        email: {
          label: 'E-Mail-Adresse',
          hint: 'Für unsere Bestätigung und für Rückfragen. Wird nicht veröffentlicht.',
          fehlt: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
          ungueltig:
            'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
        },
      },
    },
    fuehrung: {
      submit: 'Anfrage absenden',
      groups: { was: 'Ihre Führung', wer: 'Wer fragt an?', absenden: 'Absenden' },
      fields: {
        fuehrung: {
          label: 'Welche Führung?',
          hint: 'Zum Beispiel „Altstadt“ oder „Nachtwächterrunde“.',
        },
        termin: {
          label: 'Tag',
          fehlt: 'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
          ungueltig: 'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
        },
        uhrzeit: {
          label: 'Uhrzeit',
          fehlt: 'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
          ungueltig: 'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
        },
      },
    },
    pauschale: {
      submit: 'Anfrage absenden',
      groups: { wann: 'Ihr Aufenthalt', wer: 'Wer fragt an?', absenden: 'Absenden' },
      fields: {
        datum_von: {
          label: 'Anreise',
          fehlt: 'Bitte geben Sie an, an welchem Tag Sie anreisen.',
          ungueltig: 'Bitte geben Sie an, an welchem Tag Sie anreisen.',
          vergangen: 'Die Anreise liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.',
        },
        datum_bis: {
          label: 'Abreise',
          fehlt: 'Bitte geben Sie an, an welchem Tag Sie abreisen.',
          ungueltig: 'Bitte geben Sie an, an welchem Tag Sie abreisen.',
          vergangen: 'Die Abreise liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.',
          vor_beginn: 'Die Abreise liegt vor der Anreise.',
        },
      },
    },
    kontakt: {
      submit: 'Nachricht absenden',
      groups: { nachricht: 'Ihre Nachricht', wer: 'Wer schreibt uns?', absenden: 'Absenden' },
      fields: {
        betreff: { label: 'Worum geht es?' },
        nachricht: { label: 'Nachricht' },
        email: {
          label: 'E-Mail-Adresse',
          hint: 'Wenn wir per E-Mail antworten sollen.',
          ungueltig:
            'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
          fehlt:
            'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir Ihnen antworten können.',
        },
        telefon: {
          label: 'Telefon',
          hint: 'Wenn wir zurückrufen sollen.',
          ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
        },
      },
    },
  },
}
