import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.de.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Aushang absenden',
  groups: {
    was: 'Ihr Aushang',
    bild: 'Ein Bild dazu',
    wer: 'Wer hängt ihn aus?',
    absenden: 'Absenden',
  },
  fields: {
    ...bild,
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
      label: 'E-Mail-Adresse',
      hint: 'Für unsere Bestätigung. Auf dem Aushang steht sie nur, wenn Sie es unten erlauben.',
      fehlt: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      ungueltig: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    },
    telefon: {
      label: 'Telefon',
      hint: 'Auf dem Aushang steht die Nummer nur, wenn Sie es unten erlauben.',
      ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
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
}
