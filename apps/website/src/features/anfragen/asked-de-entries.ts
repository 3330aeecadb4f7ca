import type { EntryTexts, FieldTexts } from './texts.ts'

const validEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.'

const wer: Record<string, FieldTexts> = {
  email: {
    label: 'Ihre E-Mail-Adresse',
    hint: 'Für unsere Bestätigung und für Rückfragen. Wird nicht veröffentlicht.',
    fehlt: validEmail,
    ungueltig: validEmail,
  },
  telefon: {
    label: 'Ihr Telefon',
    hint: 'Für Rückfragen. Wird nicht veröffentlicht.',
    ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
  },
}

/** Words of a picture and its rights. */
export const bildDe: Record<string, FieldTexts> = {
  bild: {
    label: 'Bild auswählen',
    hint: 'JPEG, PNG, WebP oder AVIF, höchstens 10 MB.',
    nochmal: 'Bitte wählen Sie das Bild noch einmal aus; Ihr Browser behält es nicht.',
  },
  bildtext: {
    label: 'Was ist auf dem Bild zu sehen?',
    hint: 'Ein Satz für Menschen, die das Bild nicht sehen.',
    fehlt: 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.',
  },
  bildcopyright: {
    label: 'Wem gehört das Bild?',
    hint: 'Zum Beispiel „Foto: Renate Beispiel“. Wir dürfen es auf dieser Website zeigen.',
    fehlt: 'Bitte nennen Sie, wem das Bild gehört.',
  },
}

const eintrag: Record<string, FieldTexts> = {
  ...wer,
  ...bildDe,
  vorhaben: {
    label: 'Was möchten Sie?',
    fehlt: 'Bitte wählen Sie, ob der Eintrag neu ist oder geändert werden soll.',
    choices: { neu: 'Neu eintragen', aenderung: 'Einen Eintrag ändern lassen' },
  },
  text: {
    label: 'Text',
    hint: 'Neu: ein paar Sätze, die dastehen sollen. Änderung: was anders werden soll.',
  },
  kontakt_telefon: {
    label: 'Telefon für alle',
    hint: 'Steht auf der Website.',
    ungueltig:
      'Bitte geben Sie bei „Telefon für alle“ eine Telefonnummer an, zum Beispiel 030 23125-100.',
  },
  kontakt_email: {
    label: 'E-Mail-Adresse für alle',
    hint: 'Steht auf der Website.',
    ungueltig:
      'Bitte geben Sie bei „E-Mail-Adresse für alle“ eine gültige Adresse an, zum Beispiel name@beispiel.de.',
  },
  link: {
    label: 'Website',
    ungueltig: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  },
}

/** Words of the forms with which people enter themselves somewhere, in German. */
export const entriesDe: EntryTexts = {
  verein: {
    submit: 'Eintrag absenden',
    groups: {
      was: 'Ihr Verein',
      wo: 'So findet und erreicht man Sie',
      bild: 'Ein Bild dazu',
      wer: 'Wer trägt ein?',
      absenden: 'Absenden',
    },
    fields: {
      ...eintrag,
      titel: { label: 'Welcher Verein?', fehlt: 'Bitte geben Sie den Namen des Vereins an.' },
      spezialisierung: {
        label: 'In wenigen Worten',
        hint: 'Zum Beispiel „Blasorchester mit 58 Aktiven“.',
      },
      strasse: {
        label: 'Straße und Hausnummer',
        hint: 'Wo Sie sich treffen oder wo Ihre Geschäftsstelle ist.',
      },
      funktion: { label: 'Ihre Aufgabe im Verein', hint: 'Zum Beispiel Vorstand oder Kasse.' },
    },
  },
  brancheneintrag: {
    submit: 'Eintrag absenden',
    groups: {
      was: 'Ihr Betrieb',
      wo: 'So findet und erreicht man Sie',
      bild: 'Ein Bild dazu',
      wer: 'Wer trägt ein?',
      absenden: 'Absenden',
    },
    fields: {
      ...eintrag,
      titel: { label: 'Welcher Betrieb?', fehlt: 'Bitte geben Sie den Namen des Betriebs an.' },
      spezialisierung: {
        label: 'In wenigen Worten',
        hint: 'Zum Beispiel „Bilderrahmen und Vergoldung“.',
      },
      rubrik: {
        label: 'In welche Rubrik gehört er?',
        hint: 'Zum Beispiel Handwerk, Gasthaus oder Arztpraxis. Wir ordnen ihn passend ein.',
      },
      oeffnungszeiten: {
        label: 'Öffnungszeiten',
        hint: 'In Ihren Worten: „Montag bis Freitag 9 bis 18 Uhr, mittwochs geschlossen“.',
      },
      zeige_adresse: {
        label: 'Die Adresse darf auf der Website stehen.',
        hint: 'Lassen Sie das Kästchen leer, wenn Sie von zu Hause aus arbeiten.',
      },
    },
  },
  'schwarzes-brett': {
    submit: 'Aushang absenden',
    groups: {
      was: 'Ihr Aushang',
      bild: 'Ein Bild dazu',
      wer: 'Wer hängt ihn aus?',
      absenden: 'Absenden',
    },
    fields: {
      ...bildDe,
      art: {
        label: 'Worum geht es?',
        fehlt: 'Bitte wählen Sie, worum es geht.',
        choices: {
          biete: 'Biete',
          suche: 'Suche',
          verschenke: 'Verschenke',
          verloren: 'Verloren',
          gefunden: 'Gefunden',
          veranstaltung: 'Veranstaltung',
          mitfahren: 'Mitfahren',
          sonstiges: 'Sonstiges',
        },
      },
      titel: { label: 'Überschrift' },
      text: { label: 'Text', hint: 'Was die Nachbarschaft wissen muss.' },
      preis: { label: 'Preis', hint: 'So, wie er dastehen soll: „40 Euro“ oder „geschenkt“.' },
      ablaufdatum: {
        label: 'Bis wann soll er hängen?',
        hint: 'Höchstens 180 Tage.',
        fehlt: 'Bitte geben Sie an, bis zu welchem Tag der Aushang hängen soll.',
        ungueltig: 'Bitte geben Sie an, bis zu welchem Tag der Aushang hängen soll.',
        maximum: 'Ein Aushang hängt höchstens 180 Tage. Bitte wählen Sie einen früheren Tag.',
      },
      email: {
        ...wer.email,
        label: 'E-Mail-Adresse',
        hint: 'Für unsere Bestätigung. Auf dem Aushang steht sie nur, wenn Sie es unten erlauben.',
      },
      telefon: {
        ...wer.telefon,
        label: 'Telefon',
        hint: 'Auf dem Aushang steht die Nummer nur, wenn Sie es unten erlauben.',
        fehlt: 'Bitte geben Sie die Telefonnummer an, die auf dem Aushang stehen soll.',
      },
      zeige_name: { label: 'Mein Name darf auf dem Aushang stehen.' },
      zeige_telefon: {
        label: 'Meine Telefonnummer darf auf dem Aushang stehen.',
        freigabe:
          'Bitte erlauben Sie Telefonnummer oder E-Mail-Adresse auf dem Aushang, damit Ihnen jemand antworten kann.',
      },
      zeige_email: { label: 'Meine E-Mail-Adresse darf auf dem Aushang stehen.' },
    },
  },
  corona: {
    submit: 'Kontaktdaten absenden',
    groups: { wann: 'Ihr Besuch', wer: 'Wie erreichen wir Sie?', absenden: 'Absenden' },
    fields: {
      einrichtung: {
        label: 'Welches Haus besuchen Sie?',
        hint: 'Zum Beispiel Konzerthaus oder Thermalbad.',
      },
      datum: { label: 'Tag', fehlt: 'Bitte geben Sie den Tag Ihres Besuchs an.' },
      uhrzeit: { label: 'Uhrzeit', fehlt: 'Bitte geben Sie an, um wie viel Uhr Sie kommen.' },
      telefon: {
        label: 'Telefon',
        fehlt: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
        ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
      },
    },
  },
}
