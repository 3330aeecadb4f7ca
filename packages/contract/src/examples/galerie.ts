import type { Galerie, GalerieEintrag } from '../entities/mediathek.ts'
import type { Bild } from '../page/bild.ts'
import { bildExamples } from './bild.ts'
import { richTextExamples } from './rich-text.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }
const { badhaus, konzerthaus, bergbahn, decorative, broken } = bildExamples
const captioned = { bildtext: 'Am Abend', bildcopyright: badhaus.copyright }

type Row = Galerie['bilder'][number]

/** A picture of a gallery with a number of its own, in any shape. */
function row(id: number, bild: Bild, more: Partial<Bild> = {}): Row {
  return {
    bild: { ...bild, id, ...more },
    bildtext: bild.bildtext,
    bildcopyright: bild.copyright,
  }
}

const upright = { breite: 1000, hoehe: 1500 }
const broad = { breite: 2400, hoehe: 700 }

const gallery: Galerie = {
  id: 1,
  sprache: 'de',
  titel: 'Lichterfest im Kurpark',
  einleitung: 'Tausend Lampions und ein Feuerwerk.',
  text: richTextExamples.minimal,
  datum: '2027-06-20',
  bild: badhaus,
  ...captioned,
  anzahl_bilder: 3,
  bilder: [badhaus, konzerthaus, bergbahn].map((bild) => ({ bild, ...captioned })),
  detailURL: '/de/fotogalerien/lichterfest-im-kurpark-id_1/',
}

const manyRows = Array.from({ length: 200 }, (_, place) => {
  const shapes = [{}, {}, upright, {}, broad]
  const bild = [badhaus, konzerthaus, bergbahn][place % 3] ?? badhaus
  return row(1000 + place, bild, shapes[place % 5])
})

/** Photo galleries by name. */
export const galerieExamples = {
  typical: gallery,
  minimal: {
    ...gallery,
    ...noPicture,
    id: 2,
    einleitung: '',
    text: [],
    anzahl_bilder: 0,
    bilder: [],
    detailURL: null,
  },
  'two-hundred-pictures': { ...gallery, id: 3, anzahl_bilder: 200, bilder: manyRows },
  /** One picture twice, one that is gone, one without words, and every shape. */
  'every-shape': {
    ...gallery,
    id: 4,
    anzahl_bilder: 9,
    bilder: [
      row(11, badhaus),
      row(12, konzerthaus, upright),
      row(13, bergbahn, { breite: 9000, hoehe: 900 }),
      row(14, badhaus, { breite: 400, hoehe: 4000 }),
      row(15, konzerthaus, { breite: 60, hoehe: 40 }),
      row(11, badhaus),
      row(16, broken),
      { bild: decorative, bildtext: null, bildcopyright: null },
      row(17, bergbahn, { breite: 1200, hoehe: 1200, fokus: [0, 1] }),
    ],
  },
  'long-words': {
    ...gallery,
    id: 5,
    titel: 'Heimatgeschichtsvereinsjubiläumsfeierlichkeiten und Trachtenumzugsgruppenfotografie',
    bilder: [
      {
        ...row(21, badhaus),
        bildtext:
          'Thermalwasserversorgungsgesellschaftsvorstandsvorsitzende bei der Grundsteinlegungszeremonie, und das ist ein langer Bildtext, der über mehrere Zeilen geht und doch zu lesen sein muss.',
        bildcopyright: 'Fremdenverkehrsförderungsverein Bad Silberbronn / Balthasar Tannengrund',
      },
      row(22, konzerthaus, upright),
    ],
    anzahl_bilder: 2,
  },
  english: {
    ...gallery,
    id: 6,
    sprache: 'en',
    titel: 'Festival of lights in the spa park',
    einleitung: 'A thousand lanterns and fireworks.',
    bilder: [
      { ...row(31, badhaus), bildtext: 'In the evening' },
      { ...row(32, konzerthaus), bildtext: 'The concert hall' },
    ],
    anzahl_bilder: 2,
    detailURL: '/en/photo-galleries/festival-of-lights-id_6/',
  },
} satisfies Record<string, Galerie>

function listed({ text: _text, bilder: _bilder, ...entry }: Galerie): GalerieEintrag {
  return entry
}

/** Photo galleries as a list has them, by name. */
export const galerieEintragExamples = {
  typical: listed(galerieExamples.typical),
  minimal: listed(galerieExamples.minimal),
  portrait: {
    ...listed(galerieExamples['every-shape']),
    titel: 'Hochformate',
    bild: { ...konzerthaus, ...upright },
  },
  'long-words': listed(galerieExamples['long-words']),
  english: listed(galerieExamples.english),
} satisfies Record<string, GalerieEintrag>
