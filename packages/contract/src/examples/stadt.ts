import type { Abfallart, Abfuhrtermin, Strasse } from '../entities/abfall.ts'
import type { Baugebiet, Bauplatz } from '../entities/baugebiet.ts'
import type { BrettEintrag } from '../entities/schwarzes-brett.ts'
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
  'two-hundred-plots': {
    ...typicalArea,
    anzahl_plaetze: { gesamt: 200, frei: 200, reserviert: 0, verkauft: 0 },
    bauplaetze: Array.from({ length: 200 }, (_, at) => ({ ...plot, nummer: String(at + 1) })),
  },
} satisfies Record<string, Baugebiet>

/** Kinds of waste by name. */
export const abfallartExamples = {
  typical: {
    id: 1,
    sprache: 'de',
    titel: 'Restmüll',
    text: 'Alle zwei Wochen. Bitte stellen Sie die Tonne bis 6:00 Uhr hinaus.',
    behaelter: 'Graue Tonne, 60 bis 240 Liter',
    hinein: ['Windeln', 'kalte Asche'],
    nicht_hinein: ['Batterien', 'Bauschutt'],
    farbe: '#4b4f54',
    icon: 'tonne',
    sortierung: 10,
  },
  minimal: {
    id: 2,
    sprache: 'de',
    titel: 'Sperrmüll',
    text: null,
    behaelter: null,
    hinein: [],
    nicht_hinein: [],
    farbe: '#5b3f8c',
    icon: 'sperrmuell',
    sortierung: 0,
  },
} satisfies Record<string, Abfallart>

/** Streets by name. */
export const strasseExamples = {
  typical: {
    id: 1,
    sprache: 'de',
    name: 'Marktplatz',
    hausnummern: null,
    ortsteil: 'Altstadt',
    bezirk: 1,
  },
  'in-two-districts': {
    id: 2,
    sprache: 'de',
    name: 'Talstraße',
    hausnummern: 'ab 61',
    ortsteil: null,
    bezirk: 4,
  },
} satisfies Record<string, Strasse>

const collection: Abfuhrtermin = {
  id: 1,
  sprache: 'de',
  datum: '2027-06-15',
  abfallart: { id: 1, titel: 'Restmüll', farbe: '#4b4f54', icon: 'tonne' },
  bezirke: [1, 2],
  verschoben_von: null,
  ort: null,
  beginn: null,
  ende: null,
  hinweis: null,
}

/** Waste collection dates by name. */
export const abfuhrterminExamples = {
  typical: collection,
  shifted: { ...collection, id: 2, datum: '2027-05-18', verschoben_von: '2027-05-17' },
  'at-a-place': {
    ...collection,
    id: 3,
    abfallart: { id: 6, titel: 'Schadstoffmobil', farbe: '#b3261e', icon: 'schadstoffe' },
    bezirke: [5, 6, 7, 8],
    ort: 'Parkplatz P4, Sportplatz Oberwies',
    beginn: '09:00',
    ende: '11:30',
    hinweis: 'Nur Mengen aus dem Haushalt, persönlich abgeben.',
  },
} satisfies Record<string, Abfuhrtermin>

const notice: BrettEintrag = {
  ...noPicture,
  id: 1,
  sprache: 'de',
  titel: 'Kinderfahrrad, 20 Zoll, rot',
  text: 'Sechs Gänge, Licht geht.\nProbefahrt im Hof möglich.',
  art: 'biete',
  status: 'aktiv',
  preis: '60 Euro',
  bild: bildExamples.konzerthaus,
  kontakt: { name: 'Yasemin Kurt-Brenner', telefon: '030 23125-642', email: null },
  datum_von: '2027-06-01',
  ablaufdatum: '2027-06-30',
  detailURL: '/de/schwarzes-brett/kinderfahrrad-20-zoll-rot-id_1/',
}

/** Notices by name. */
export const brettExamples = {
  typical: notice,
  minimal: {
    ...notice,
    ...noPicture,
    id: 2,
    titel: 'Schlüssel gefunden',
    text: 'Liegt im Fundbüro.',
    art: 'gefunden',
    preis: null,
    kontakt: { name: null, telefon: null, email: null },
    detailURL: null,
  },
  done: { ...notice, id: 3, status: 'erledigt' },
  'long-words': {
    ...notice,
    id: 4,
    titel: 'Fremdenverkehrsförderungsgesellschaftsjubiläumsfestschriften abzugeben',
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und andere, sieben Kartons. '.repeat(
      12,
    ),
  },
} satisfies Record<string, BrettEintrag>
