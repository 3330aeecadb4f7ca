import type { Portalmodul } from '../entities/portalmodul.ts'
import { type Stellplatz, versorgungen } from '../entities/stellplatz.ts'
import { bildExamples } from './bild.ts'
import { kategorienOf, pauschaleExamples } from './pauschale.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }
const ort = { plz: '75300', ort: 'Bad Silberbronn' }
const keinKontakt = { telefon: null, email: null, link: null, linktext: null }
const keineAdresse = { gebaeude: null, strasse: null, plz: null, ort: null }

const oberwies: Stellplatz = {
  id: 1,
  sprache: 'de',
  titel: 'Wohnmobilstellplatz Oberwies',
  einleitung: '32 Plätze am Waldrand, ganzjährig, mit Strom und Wasser.',
  text: richTextExamples.typical,
  regeln: [paragraph('Ruhe von 22:00 bis 07:00 Uhr.')],
  bild: bildExamples.bergbahn,
  bildtext: null,
  bildcopyright: bildExamples.bergbahn.copyright,
  bilder: [],
  plaetze: 32,
  preis_nacht: 14,
  kosten: [{ bezeichnung: 'Strom je Kilowattstunde', preis: 0.65 }],
  versorgung: ['strom', 'frischwasser', 'grauwasser'],
  laenge_max: 10,
  hoehe_max: 3.6,
  gewicht_max: null,
  ruhe_von: '22:00',
  ruhe_bis: '07:00',
  tage_max: 7,
  ganzjaehrig: true,
  saison: null,
  reservierbar: false,
  hunde: true,
  anfahrt: 'Den Schildern zu P4 folgen.',
  kontakt: keinKontakt,
  adresse: { gebaeude: null, strasse: 'Oberwieser Straße 82', ...ort },
  koordinaten: { breite: 48.7022, laenge: 8.4476 },
  detailURL: null,
  seo,
}

/** Motorhome sites by name. */
export const stellplatzExamples = {
  typical: oberwies,
  minimal: {
    ...oberwies,
    id: 2,
    titel: 'Am Badehaus',
    text: [],
    regeln: [],
    bild: null,
    bildcopyright: null,
    preis_nacht: 0,
    kosten: [],
    versorgung: [],
    laenge_max: null,
    hoehe_max: null,
    ruhe_von: null,
    ruhe_bis: null,
    tage_max: null,
    ganzjaehrig: false,
    saison: 'April bis Oktober',
    anfahrt: null,
    adresse: keineAdresse,
    koordinaten: null,
  },
  'long-words': {
    ...oberwies,
    id: 3,
    titel: 'Wohnmobilstellplatzgemeinschaftsanlage',
    versorgung: [...versorgungen],
    kosten: [{ bezeichnung: 'Trinkwasserentnahmestellenbenutzungsgebühr', preis: 1234.5 }],
    anfahrt: 'Durchfahrtshöhenbeschränkungsbeschilderung beachten',
  },
  english: {
    ...oberwies,
    id: 4,
    sprache: 'en',
    titel: 'Oberwies motorhome site',
    einleitung: '32 places at the edge of the forest, all year, with electricity and water.',
    text: richTextExamples.english,
    regeln: [paragraph('Quiet from 22:00 to 07:00.')],
    kosten: [{ bezeichnung: 'Electricity per kilowatt-hour', preis: 0.65 }],
    anfahrt: 'Follow the signs for P4.',
  },
  'broken-picture': { ...oberwies, id: 5, bild: bildExamples.broken },
} satisfies Record<string, Stellplatz>

/** Portal modules by name. */
export const portalmodulExamples = {
  pauschalen: {
    id: 1,
    sprache: 'de',
    modul: { name: 'pauschalen' },
    content: {
      titel: pauschaleExamples.typical.titel,
      einleitung: pauschaleExamples.typical.einleitung,
      ...kategorienOf(pauschaleExamples.typical),
    },
    seite: { titel: 'Unterkünfte' },
  },
  zitat: {
    id: 2,
    sprache: 'de',
    modul: { name: 'zitat' },
    content: { text: 'Drei Wochen sind keine lange Zeit.', quelle: null },
    seite: null,
  },
} satisfies Record<string, Portalmodul>
