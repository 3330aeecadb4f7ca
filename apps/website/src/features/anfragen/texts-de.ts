import type { FormTexts } from './texts.ts'
import { bildDe, entriesDe } from './texts-de-entries.ts'
import { placeDe } from './texts-de-place.ts'
import { reportsDe } from './texts-de-reports.ts'

/** Words of the forms in German; the specification's own are verbatim (spec 5, 8). */
export const de: FormTexts = {
  success: {
    title: 'Vielen Dank für Ihre Anfrage!',
    text: 'Wir werden Ihre Anfrage so schnell wie möglich bearbeiten.',
    referenz: (referenz) => `Ihre Vorgangsnummer: ${referenz}`,
    status: 'Sehen, wie es um Ihre Anfrage steht',
    back: 'zurück zum Formular',
  },
  error: {
    title: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
    text: 'Der Fehler wird so bald wie möglich behoben. Ihre Angaben stehen noch im Formular; Sie können es in einigen Minuten noch einmal versuchen.',
    write: (email) => `In dringenden Fällen schreiben Sie uns bitte eine E-Mail: ${email}`,
    busy: 'Von Ihrem Anschluss kamen in kurzer Zeit sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal; Ihre Angaben bleiben stehen.',
    incomplete:
      'In der Adresse dieser Seite fehlt, um welche Pauschale und welches Hotel es geht. Bitte wählen Sie zuerst ein Angebot aus; von dort führt ein Link hierher.',
    offers: { text: 'Zu den Pauschalangeboten', href: '/de/pauschalangebote/' },
    subject: 'Anfrage über die Website',
  },
  mail: {
    subject: 'Pauschalanfrage',
    body: 'Guten Tag,\n\nich interessiere mich für eine Pauschale.\n\nAnreise:\nAbreise:\nZimmerart:\nAnzahl der Personen:\nVerpflegung:\nAnschrift:\nTelefon:\n',
    link: 'E-Mail an die Tourist-Information schreiben',
    away: 'Die E-Mail-Adresse ist gerade nicht zu erreichen. Bitte rufen Sie uns an.',
  },
  problems: {
    fehlt: (label) => `Bitte füllen Sie „${label}“ aus.`,
    kurz: (label) => `„${label}“ ist zu kurz.`,
    lang: (label) => `„${label}“ ist zu lang. Bitte kürzen Sie Ihren Text.`,
    zeichen: (label) =>
      `In „${label}“ stehen Zeichen, die hier nicht möglich sind, zum Beispiel ein Zeilenumbruch.`,
    ungueltig: (label) => `Bitte prüfen Sie „${label}“.`,
    vergangen: (label) =>
      `„${label}“ liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.`,
    vor_beginn: (label) => `„${label}“ liegt vor dem Beginn.`,
    minimum: (label) => `„${label}“ ist zu klein.`,
    maximum: (label) => `„${label}“ ist zu groß.`,
    eines: (label) => `Bitte geben Sie „${label}“ an oder das andere Feld, nicht beides.`,
    zustimmung: () => 'Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.',
    datei_art: () => 'Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder AVIF.',
    datei_gross: () => 'Das Bild ist zu groß: höchstens 10 MB.',
    dateien_zahl: () => 'Bitte wählen Sie höchstens fünf Fotos.',
    dateien_gross: () =>
      'Die Fotos sind zusammen zu groß: höchstens 25 MB. Bitte wählen Sie weniger oder kleinere.',
    nochmal: () => 'Bitte wählen Sie die Fotos noch einmal aus; Ihr Browser behält sie nicht.',
    links: (label) =>
      `In „${label}“ stehen mehr als drei Links. Bitte nehmen Sie einige heraus; der übrige Text bleibt stehen.`,
    freigabe: (label) => `Bitte geben Sie „${label}“ frei.`,
  },
  pictures: {
    count: (pictures) =>
      pictures === 1 ? 'Ein Bild ausgewählt.' : `${pictures} Bilder ausgewählt.`,
    looking: 'wird vorbereitet …',
    remove: 'Entfernen',
    again: (names) =>
      names.length === 1
        ? `Bitte wählen Sie Ihr Bild noch einmal aus, Ihr Browser hat es nicht behalten: ${names.join()}`
        : `Bitte wählen Sie Ihre Bilder noch einmal aus, Ihr Browser hat sie nicht behalten: ${names.join(', ')}`,
  },
  ...placeDe,
  trap: 'Bitte lassen Sie dieses Feld leer',
  required: 'Felder mit dem Wort „Pflichtfeld“ müssen ausgefüllt sein.',
  consent: {
    before:
      'Ich bin damit einverstanden, dass meine Angaben zur Bearbeitung dieser Anfrage gespeichert werden. Näheres steht in den ',
    link: 'Hinweisen zum Datenschutz',
    after: '.',
    href: '/de/datenschutz/',
  },
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
          eines:
            'Bitte geben Sie entweder eine E-Mail-Adresse oder eine Telefonnummer an, damit wir wissen, wie wir antworten sollen.',
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
