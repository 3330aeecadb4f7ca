import type { FieldTexts } from './define-form.ts'

type Texts = Readonly<Record<string, FieldTexts>>

/** Fields that are called the same in every form that does not say otherwise, in German. */
export const everywhere: Texts = {
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
}

/** Whoever enters something on the website. */
export const wer: Texts = {
  email: {
    label: 'Ihre E-Mail-Adresse',
    hint: 'Für unsere Bestätigung und für Rückfragen. Wird nicht veröffentlicht.',
    fehlt: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    ungueltig: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
  },
  telefon: {
    label: 'Ihr Telefon',
    hint: 'Für Rückfragen. Wird nicht veröffentlicht.',
    ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
  },
}

/** A picture and its rights. */
export const bild: Texts = {
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

/** What clubs and businesses say of themselves. */
export const eintrag: Texts = {
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
