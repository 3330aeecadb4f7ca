import type { FormTexts } from './texts.ts'
import { placeDe } from './texts-de-place.ts'

/** What every form says in German; the specification's own words are verbatim (spec 8). */
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
    nummern: (label) => `Bitte nehmen Sie Telefonnummern aus „${label}“ heraus.`,
    sperrwort: (label) =>
      `In „${label}“ steht ein Wort, das wir nicht veröffentlichen. Bitte sagen Sie es anders; der übrige Text bleibt stehen.`,
    freigabe: (label) => `Bitte geben Sie „${label}“ frei.`,
  },
  sending: 'Ihre Angaben werden gesendet. Bitte warten Sie einen Augenblick.',
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
}
