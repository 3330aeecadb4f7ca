import type { Abfallart, Abfuhrtermin, Strasse } from '../entities/abfall.ts'
import type { BrettEintrag } from '../entities/schwarzes-brett.ts'
import { bildExamples } from './bild.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }

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
  kontakt: { name: 'Yasemin Kurt-Brenner', telefon: '030 23125-642', schreiben: true },
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
    kontakt: { name: null, telefon: null, schreiben: false },
    detailURL: null,
  },
  done: { ...notice, id: 3, status: 'erledigt' },
  'by-mail-alone': {
    ...notice,
    ...noPicture,
    id: 5,
    titel: 'Mitfahrgelegenheit nach Tannheim',
    text: 'Montags bis donnerstags um 6:40 Uhr ab Bahnhof.',
    art: 'mitfahren',
    preis: null,
    kontakt: { name: 'Sven Distelrath', telefon: null, schreiben: true },
    detailURL: '/de/schwarzes-brett/mitfahrgelegenheit-nach-tannheim-id_5/',
  },
  'long-words': {
    ...notice,
    id: 4,
    titel: 'Fremdenverkehrsförderungsgesellschaftsjubiläumsfestschriften abzugeben',
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und andere, sieben Kartons. '.repeat(
      12,
    ),
  },
} satisfies Record<string, BrettEintrag>
