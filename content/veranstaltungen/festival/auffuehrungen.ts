import type { Text } from '../../texts.ts'
import type { VeranstaltungContent } from '../shape.ts'

type Auffuehrung = Pick<VeranstaltungContent, 'besetzung' | 'preise' | 'saalplan' | 'vorlage'>

const aufgaben = {
  leitung: { de: 'Musikalische Leitung', en: 'Conductor' },
  regie: { de: 'Inszenierung', en: 'Director' },
  chor: { de: 'Chor', en: 'Chorus' },
  orchester: { de: 'Orchester', en: 'Orchestra' },
  klavier: { de: 'Klavier', en: 'Piano' },
} satisfies Record<string, Text>

const camerata = { aufgabe: aufgaben.orchester, name: 'Camerata Silbertal' }
const festivalchor = { aufgabe: aufgaben.chor, name: 'Festivalchor, Einstudierung Dorothea Imhoff' }

/** A part that is called alike in both languages. */
const rolle = (aufgabe: string, name: string) => ({ aufgabe: { de: aufgabe, en: aufgabe }, name })

/** Prices of the categories, the dearest first; `wo` says which rows they are. */
function kategorien(...reihen: { wo: Text; betrag: number }[]) {
  return reihen.map(({ wo, betrag }, place) => ({
    bezeichnung: {
      de: `${place + 1}. Kategorie, ${wo.de}`,
      en: `Category ${place + 1}, ${wo.en}`,
    },
    betrag,
  }))
}

const zeilen = (von: number, bis: number): Text => ({
  de: `Reihe ${von} bis ${bis}`,
  en: `rows ${von} to ${bis}`,
})

const imKurtheater = {
  saalplan: 'saalplan-kurtheater',
  preise: kategorien(
    { wo: zeilen(1, 4), betrag: 92 },
    { wo: zeilen(5, 7), betrag: 74 },
    { wo: zeilen(8, 10), betrag: 56 },
    { wo: zeilen(11, 12), betrag: 38 },
  ),
} as const

const imKonzerthaus = (...betraege: [number, number, number]) =>
  ({
    saalplan: 'saalplan-konzerthaus',
    preise: kategorien(
      { wo: zeilen(1, 4), betrag: betraege[0] },
      { wo: zeilen(5, 9), betrag: betraege[1] },
      { wo: zeilen(10, 14), betrag: betraege[2] },
    ),
  }) as const

const waldreihen = kategorien(
  { wo: { de: 'Bänke unter dem Dach', en: 'benches under the roof' }, betrag: 48 },
  { wo: { de: 'Bänke am Hang', en: 'benches on the slope' }, betrag: 36 },
  { wo: { de: 'Wiese', en: 'lawn' }, betrag: 24 },
)

/** Who sings and plays in the works of the season, and where one sits, by the poster of the work. */
export const auffuehrungen: Readonly<Record<string, Auffuehrung>> = {
  'plakat-barbiere': {
    ...imKurtheater,
    vorlage: 'theater',
    besetzung: [
      rolle('Rosina', 'Mirela Ostrander'),
      rolle('Il conte d’Almaviva', 'Jaromir Falkenhain'),
      rolle('Figaro', 'Leandro Zavattari'),
      rolle('Bartolo', 'Ottokar Brüning'),
      rolle('Basilio', 'Ansgar Lindqvist'),
      { aufgabe: aufgaben.leitung, name: 'Ettore Monteverrano' },
      { aufgabe: aufgaben.regie, name: 'Marlene Ostwald' },
      camerata,
      festivalchor,
    ],
  },
  'plakat-scala': {
    vorlage: 'theater',
    preise: [
      { bezeichnung: { de: 'Alle Plätze', en: 'All seats' }, betrag: 24 },
      { bezeichnung: { de: 'Unter 26 Jahren', en: 'Under 26' }, betrag: 8 },
    ],
    besetzung: [
      rolle('Giulia', 'Henrike Adomeit'),
      rolle('Dorvil', 'Ciarán Mulhollan'),
      rolle('Germano', 'Benedek Szalkai'),
      {
        aufgabe: { de: 'Klavier und Leitung', en: 'Piano and direction' },
        name: 'Tommaso Bellandi',
      },
    ],
  },
  'plakat-cenerentola': {
    ...imKurtheater,
    vorlage: 'theater',
    besetzung: [
      rolle('Angelina', 'Ysolde Karrenbrock'),
      rolle('Don Ramiro', 'Jaromir Falkenhain'),
      rolle('Dandini', 'Leandro Zavattari'),
      rolle('Don Magnifico', 'Ottokar Brüning'),
      { aufgabe: aufgaben.leitung, name: 'Sofie Andermatt' },
      { aufgabe: aufgaben.regie, name: 'Jolanta Kreisler' },
      camerata,
      festivalchor,
    ],
  },
  'plakat-italiana': {
    vorlage: 'theater',
    preise: waldreihen,
    besetzung: [
      rolle('Isabella', 'Ysolde Karrenbrock'),
      rolle('Mustafà', 'Ansgar Lindqvist'),
      rolle('Lindoro', 'Ciarán Mulhollan'),
      { aufgabe: aufgaben.leitung, name: 'Ettore Monteverrano' },
      camerata,
    ],
  },
  'plakat-suenden': {
    vorlage: 'konzert',
    besetzung: [{ aufgabe: aufgaben.klavier, name: 'Tommaso Bellandi' }],
  },
  'plakat-messe': {
    ...imKonzerthaus(54, 36, 18),
    vorlage: 'konzert',
    besetzung: [
      { aufgabe: { de: 'Sopran', en: 'Soprano' }, name: 'Mirela Ostrander' },
      { aufgabe: { de: 'Alt', en: 'Contralto' }, name: 'Ysolde Karrenbrock' },
      { aufgabe: aufgaben.klavier, name: 'Tommaso Bellandi' },
      { aufgabe: aufgaben.leitung, name: 'Dorothea Imhoff' },
    ],
  },
  'plakat-gala': {
    ...imKonzerthaus(86, 64, 32),
    vorlage: 'konzert',
    besetzung: [{ aufgabe: aufgaben.leitung, name: 'Ettore Monteverrano' }, camerata],
  },
}
