import { hersteller } from './hersteller.ts'
import type { ShopArtikelContent } from './shape.ts'

type Plakat = {
  key: string
  titel: string
  de: string
  en: string
  gone: number
  veranstaltung?: string
}

const groessen = ['A2', 'A1']

const plakat = ({ key, titel, de, en, gone, veranstaltung }: Plakat): ShopArtikelContent => ({
  key: `plakat-${key}`,
  titel: { de: `Plakat „${titel}“`, en: `Poster: ${titel}` },
  rubrik: 'plakate',
  einleitung: { de, en },
  text: {
    de: `Offsetdruck auf Naturpapier, gerollt in einer Hülse. Die Farben sind lichtecht; im Sommer hängen dieselben Plakate in der ganzen Stadt.`,
    en: `Offset print on natural paper, rolled in a tube. The colours are lightfast; in summer the same posters hang all over town.`,
  },
  preis_cent: 1200,
  gewicht: 260,
  hersteller: hersteller.druckerei,
  menge_limit: 120,
  menge_aktuell: gone,
  groessen,
  bild: `plakat-${key}`,
  ...(veranstaltung === undefined ? {} : { veranstaltung }),
  links: [
    {
      link: '/de/rossini/',
      linktext: { de: 'Zum Rossini-Festival', en: 'The Rossini Festival (in German)' },
    },
  ],
})

/** Posters and cards. */
export const plakate: ShopArtikelContent[] = [
  plakat({
    key: 'barbiere',
    titel: 'Il barbiere di Siviglia',
    de: 'Schaum bis zum Schnurrbart: das Plakat, das am häufigsten von der Litfaßsäule verschwindet.',
    en: 'Lather up to the moustache: the poster that vanishes most often from the advertising pillar.',
    gone: 87,
    veranstaltung: 'Rossini: Il barbiere di Siviglia',
  }),
  plakat({
    key: 'cenerentola',
    titel: 'La Cenerentola',
    de: 'Aschenputtel im Kleid aus Flammen, das Armband schon in der Hand.',
    en: 'Cinderella in a dress of flames, the bracelet already in her hand.',
    gone: 54,
    veranstaltung: 'Rossini: La Cenerentola',
  }),
  plakat({
    key: 'italiana',
    titel: 'L’italiana in Algeri',
    de: 'Ein Bogen, ein Schiff, eine sehr große Sonne.',
    en: 'An arch, a ship and a very large sun.',
    gone: 120,
  }),
  plakat({
    key: 'scala',
    titel: 'La scala di seta',
    de: 'Eine seidene Leiter, und niemand weiß, wer als Nächster heruntersteigt.',
    en: 'A silken ladder, and nobody knows who will be climbing down it next.',
    gone: 31,
  }),
  plakat({
    key: 'messe',
    titel: 'Petite messe solennelle',
    de: 'Zwei Klaviere, ein Harmonium und viel Himmel.',
    en: 'Two pianos, a harmonium and a great deal of sky.',
    gone: 112,
  }),
  plakat({
    key: 'suenden',
    titel: 'Péchés de vieillesse',
    de: 'Alterssünden in dreizehn Farben, für die Wand über dem Klavier.',
    en: 'Sins of old age in thirteen colours, for the wall above the piano.',
    gone: 44,
  }),
  {
    key: 'ansichtskarten',
    titel: { de: 'Sieben Ansichtskarten', en: 'Seven picture postcards' },
    rubrik: 'plakate',
    einleitung: {
      de: 'Badehaus, Bergbahn, Marktbrunnen und vier Ansichten, die nur Einheimische kennen.',
      en: 'Bath house, funicular, market fountain and four views that only locals know.',
    },
    text: {
      de: `Auf der Rückseite ist Platz für fünf Sätze. Briefmarken legen wir auf Wunsch bei; schreiben Sie es in die Anmerkungen.`,
      en: `There is room for five sentences on the back. We add stamps if you ask for them in the notes.`,
    },
    preis_cent: 590,
    gewicht: 60,
    hersteller: hersteller.druckerei,
    bild: 'tal-sommer',
  },
]
