import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Schaden melden',
  groups: {
    was: 'Der Schaden',
    wo: 'Der Ort',
    fotos: 'Fotos',
    wer: 'Wollen Sie eine Antwort?',
    absenden: 'Absenden',
  },
  fields: {
    kategorie: {
      label: 'Was ist betroffen?',
      fehlt: 'Bitte wählen Sie, was betroffen ist.',
      choices: {
        strasse: 'Straße, Gehweg oder Brücke',
        beleuchtung: 'Straßenlampe oder Ampel',
        gruen: 'Park, Baum oder Beet',
        spielplatz: 'Spielplatz oder Sitzbank',
        wanderweg: 'Wanderweg oder Beschilderung',
        abfall: 'Abfall oder Verschmutzung',
        gebaeude: 'Öffentliches Gebäude oder Toilette',
        sonstiges: 'Etwas anderes',
      },
    },
    ort: {
      label: 'Wo ist es?',
      hint: 'Straße und Hausnummer, oder was daneben steht. Bei Gefahr rufen Sie bitte an.',
      fehlt: 'Bitte geben Sie an, wo es ist: eine Adresse oder was daneben steht.',
    },
    standort: { label: 'Standort' },
    beschreibung: { label: 'Was ist kaputt?' },
    fotos: {
      label: 'Fotos auswählen',
      hint: 'Bis zu fünf Fotos als JPEG, PNG, WebP oder AVIF, jedes höchstens 10 MB, zusammen höchstens 25 MB. Wo und womit sie aufgenommen sind, löschen wir aus den Dateien.',
      datei_art: 'Das ist kein Bild, das wir lesen können: bitte JPEG, PNG, WebP oder AVIF.',
    },
  },
}
