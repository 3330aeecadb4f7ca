import type { Datenschutzangaben } from '../entities/datenschutzangaben.ts'

const typical: Datenschutzangaben = {
  dienste: [
    { name: 'mailserver', empfaenger: ['mail.bad-silberbronn.example'] },
    { name: 'newsletter', empfaenger: ['newsletter.bad-silberbronn.example'] },
  ],
  fristen: [
    { name: 'anfragen', wert: 180, einheit: 'tage' },
    { name: 'bestellungen', wert: 8, einheit: 'jahre' },
    { name: 'rueckmeldungen', wert: 1, einheit: 'jahre' },
  ],
}

/** What privacy notices say by themselves, by name. */
export const datenschutzangabenExamples = {
  typical,
  minimal: { dienste: [], fristen: [] },
  'long-words': {
    ...typical,
    dienste: [
      {
        name: 'medienspeicher',
        empfaenger: [
          'objektspeicher.verwaltungsgemeinschaftsrechenzentrum-nordschwarzwald.example',
        ],
      },
    ],
  },
} satisfies Record<string, Datenschutzangaben>
