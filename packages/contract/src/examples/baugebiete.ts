import type { Baugebiet, Bauplatz } from '../entities/baugebiet.ts'
import type { Polygon } from '../page/geo.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }

/** An area of `size` degrees from a corner. */
function square(longitude: number, latitude: number, size: number): Polygon {
  const [east, north] = [longitude + size, latitude + size]
  const ring: [number, number][] = [
    [longitude, latitude],
    [east, latitude],
    [east, north],
    [longitude, north],
    [longitude, latitude],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

const plot: Bauplatz = {
  nummer: '1',
  flaeche: 572,
  preis_pro_qm: 214,
  preis_gesamt: 122_408,
  status: 'frei',
  nutzung: 'einfamilienhaus',
  grz: 0.35,
  gfz: 0.7,
  geschosse: 2,
  hinweis: null,
  geometrie: square(8.556, 48.7536, 0.0002),
}

const onRequest: Bauplatz = {
  ...plot,
  nummer: '3a',
  preis_pro_qm: null,
  preis_gesamt: null,
  status: 'reserviert',
  nutzung: 'mehrfamilienhaus',
  hinweis: 'Konzeptvergabe: Es zählt der Entwurf, nicht das Gebot.',
  geometrie: null,
}

const typicalArea: Baugebiet = {
  ...noPicture,
  id: 1,
  sprache: 'de',
  titel: 'Obere Halde',
  einleitung: 'Bauplätze am Südhang, zehn Gehminuten vom Marktplatz.',
  text: richTextExamples.typical,
  lage: 'Oberhalb der Badgasse',
  phase: 'vergabe',
  bild: bildExamples.badhaus,
  koordinaten: { breite: 48.7538, laenge: 8.5565 },
  umriss: square(8.5558, 48.7534, 0.001),
  vergabe: [paragraph('Punkte gibt es für Kinder, Pflege und Ehrenamt.')],
  bewerbung_bis: '2027-09-30',
  dokumente: [
    {
      titel: 'Bebauungsplan „Obere Halde“',
      link: '/media/bebauungsplan.pdf',
      format: 'PDF',
      groesse: 184_320,
      stand: '2027-01-12',
    },
  ],
  ansprechpartner: {
    id: 4,
    titel: 'Bauamt',
    kontakt: {
      telefon: '030 23125-140',
      email: 'bauamt@bad-silberbronn.example',
      link: null,
      linktext: null,
    },
    detailURL: '/de/rathaus/bauamt-id_4/',
  },
  anzahl_plaetze: { gesamt: 3, frei: 1, reserviert: 1, verkauft: 1 },
  bauplaetze: [plot, { ...plot, nummer: '2', status: 'verkauft' }, onRequest],
  sortierung: 10,
  detailURL: '/de/baugebiete/obere-halde-id_1/',
  seo: { title: null, description: null },
}

const emptyArea: Baugebiet = {
  ...typicalArea,
  ...noPicture,
  id: 2,
  titel: 'Mühlbachwiesen',
  einleitung: '',
  text: [],
  lage: null,
  phase: 'planung',
  koordinaten: null,
  umriss: null,
  vergabe: [],
  bewerbung_bis: null,
  dokumente: [],
  ansprechpartner: null,
  anzahl_plaetze: { gesamt: 0, frei: 0, reserviert: 0, verkauft: 0 },
  bauplaetze: [],
  detailURL: null,
}

/** Building areas by name. */
export const baugebietExamples = {
  typical: typicalArea,
  minimal: emptyArea,
  'sold-out': {
    ...typicalArea,
    id: 3,
    titel: 'Kapellenäcker',
    phase: 'abgeschlossen',
    bewerbung_bis: '2026-03-31',
    anzahl_plaetze: { gesamt: 2, frei: 0, reserviert: 0, verkauft: 2 },
    bauplaetze: ['1', '2'].map((nummer) => ({ ...plot, nummer, status: 'verkauft' as const })),
    detailURL: '/de/baugebiete/kapellenaecker-id_3/',
  },
  'long-words': {
    ...typicalArea,
    titel: 'Streuobstwiesenrandgebietserschließungsabschnitt',
    einleitung:
      'Regenwasserrückhaltebeckenbewirtschaftungsverpflichtung je Grundstückseigentümerin.',
    lage: 'Zwischen Oberdorfbachquellfassungsweg und Kurparkwirtschaftsgebäudezufahrt',
    bauplaetze: [
      { ...onRequest, nummer: '12a/Süd', hinweis: 'Leitungsrechtseintragungsbewilligung' },
    ],
  },
  english: {
    ...typicalArea,
    id: 4,
    sprache: 'en',
    einleitung: 'Plots on the sunny slope, ten minutes on foot from the market square.',
    lage: 'Above Badgasse',
    detailURL: '/en/building-areas/obere-halde-id_1/',
  },
  'two-hundred-plots': {
    ...typicalArea,
    anzahl_plaetze: { gesamt: 200, frei: 200, reserviert: 0, verkauft: 0 },
    bauplaetze: Array.from({ length: 200 }, (_, at) => ({ ...plot, nummer: String(at + 1) })),
  },
} satisfies Record<string, Baugebiet>
