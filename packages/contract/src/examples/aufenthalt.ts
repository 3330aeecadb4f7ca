import type { Portalmodul } from '../entities/portalmodul.ts'
import type { Stellplatz } from '../entities/stellplatz.ts'
import type { Unterkunft } from '../entities/unterkunft.ts'
import { bildExamples } from './bild.ts'
import { unbekannt } from './gewerbe.ts'
import { kategorienOf, pauschaleExamples } from './pauschale.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }
const ort = { plz: '75300', ort: 'Bad Silberbronn' }
const kontakt = {
  telefon: '030 23125-701',
  email: 'info@kurhotel-quellenhof.example',
  link: 'https://kurhotel-quellenhof.example/',
  linktext: 'kurhotel-quellenhof.example',
}
const keinKontakt = { telefon: null, email: null, link: null, linktext: null }
const keineAdresse = { gebaeude: null, strasse: null, plz: null, ort: null }

const spa: Unterkunft = {
  id: 1,
  sprache: 'de',
  titel: 'Kurhotel Quellenhof',
  art: 'hotel',
  sterne: 4,
  betten: 164,
  spezialisierung: 'Großes Kurhotel mit Gang zum Badehaus',
  einleitung: 'Vom Aufzug bis ins Außenbecken sind es 90 Schritte, alle unter Dach.',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  bildtext: bildExamples.badhaus.bildtext,
  bildcopyright: bildExamples.badhaus.copyright,
  bilder: [],
  kontakt,
  adresse: { gebaeude: null, strasse: 'Badstraße 5', ...ort },
  koordinaten: { breite: 48.69051, laenge: 8.45998 },
  ausstattung: ['thermalzugang', 'sauna', 'restaurant', 'wlan'],
  barrierefrei: { ...unbekannt, stufenlos: true, aufzug: true },
  preis_ab: 168,
  preis_je: 'doppelzimmer',
  saison: null,
  buchung: 'https://kurhotel-quellenhof.example/zimmer',
  detailURL: null,
  seo,
}

/** Places to stay by name. */
export const unterkunftExamples = {
  typical: spa,
  minimal: {
    ...spa,
    id: 2,
    titel: 'Pension Annemarie',
    art: 'pension',
    sterne: null,
    betten: null,
    spezialisierung: null,
    einleitung: '',
    text: [],
    bild: null,
    bildtext: null,
    bildcopyright: null,
    kontakt: keinKontakt,
    adresse: keineAdresse,
    koordinaten: null,
    ausstattung: [],
    barrierefrei: unbekannt,
    preis_ab: null,
    preis_je: null,
    buchung: null,
  },
} satisfies Record<string, Unterkunft>

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
    tage_max: null,
    ganzjaehrig: false,
    saison: 'April bis Oktober',
    anfahrt: null,
    adresse: keineAdresse,
    koordinaten: null,
  },
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
