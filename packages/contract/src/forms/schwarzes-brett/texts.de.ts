import type { AskedTexts } from '../define-form.ts'
import { bild } from '../shared-texts.de.ts'

/** What is said where a text names a number or an address; the rest of it stays. */
const ohneKontakt = {
  links:
    'Bitte ohne Internet- und E-Mail-Adressen: Antworten kommen über unser Formular zu Ihnen. Der übrige Text bleibt stehen.',
  nummern:
    'Bitte ohne Telefonnummern im Text: Geben Sie Ihre Nummer unten an, und erlauben Sie, dass sie auf dem Aushang steht. Der übrige Text bleibt stehen.',
}

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
    titel: {
      label: 'Überschrift',
      kurz: 'Bitte sagen Sie in der Überschrift, worum es geht.',
      ...ohneKontakt,
    },
    text: {
      label: 'Text',
      hint: 'Was die Nachbarschaft wissen muss. Ohne Telefonnummern, E-Mail- und Internetadressen: Wer antworten möchte, schreibt Ihnen über ein Formular.',
      ...ohneKontakt,
    },
    preis: {
      label: 'Preis',
      hint: 'So, wie er dastehen soll: „40 Euro“ oder „geschenkt“.',
      ...ohneKontakt,
    },
    email: {
      label: 'E-Mail-Adresse',
      hint: 'Dorthin senden wir den Link, mit dem Sie den Aushang bestätigen, ändern und abnehmen. Auf dem Aushang steht sie nie. Haben Sie in der letzten Stunde schon einen Link bekommen, gilt er auch für diesen Aushang.',
      maximum:
        'Zu dieser Adresse gibt es schon zehn Aushänge, und so viele dürfen es höchstens sein. Bitte nehmen Sie erst einen ab; was Sie hier geschrieben haben, bleibt stehen.',
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
    zeige_telefon: { label: 'Meine Telefonnummer darf auf dem Aushang stehen.' },
  },
}
