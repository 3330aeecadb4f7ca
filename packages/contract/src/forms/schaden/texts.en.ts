import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Report damage',
  groups: {
    was: 'The damage',
    wo: 'The place',
    fotos: 'Photos',
    wer: 'Would you like an answer?',
    absenden: 'Send',
  },
  fields: {
    kategorie: {
      label: 'What is affected?',
      fehlt: 'Please choose what is affected.',
      choices: {
        strasse: 'Street, pavement or bridge',
        beleuchtung: 'Street lamp or traffic light',
        gruen: 'Park, tree or flower bed',
        spielplatz: 'Playground or bench',
        wanderweg: 'Footpath or signpost',
        abfall: 'Waste or dirt',
        gebaeude: 'Public building or toilet',
        sonstiges: 'Something else',
      },
    },
    ort: {
      label: 'Where is it?',
      hint: 'Street and number, or what stands next to it. If there is danger, please call us.',
      fehlt: 'Please say where it is: an address, or what stands next to it.',
    },
    standort: { label: 'Location' },
    beschreibung: { label: 'What is broken?' },
    fotos: {
      label: 'Choose photos',
      hint: 'Up to five photos as JPEG, PNG, WebP or AVIF, 10 MB each and 25 MB together at most. We delete from the files where and with what they were taken.',
      datei_art: 'This is no picture that we can read: JPEG, PNG, WebP or AVIF, please.',
    },
  },
}
