import { ausstattungen, type Unterkunft } from '../entities/unterkunft.ts'
import { bildExamples } from './bild.ts'
import { unbekannt } from './gewerbe.ts'
import { richTextExamples } from './rich-text.ts'

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
  entfernungen: { kurpark: 210, bahnhof: 640 },
  ausstattung: ['thermalzugang', 'sauna', 'restaurant', 'wlan'],
  barrierefrei: { ...unbekannt, stufenlos: true, aufzug: true },
  preis_ab: 168,
  preis_je: 'doppelzimmer',
  saison: null,
  schliesstage: [
    { von: '2027-06-14', bis: '2027-06-18', hinweis: 'Betriebsferien' },
    { von: '2027-12-24', bis: '2027-12-24', hinweis: null },
  ],
  buchung: 'https://kurhotel-quellenhof.example/zimmer',
  detailURL: '/de/unterkuenfte/kurhotel-quellenhof-id_1/',
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
    entfernungen: { kurpark: null, bahnhof: null },
    ausstattung: [],
    barrierefrei: unbekannt,
    preis_ab: null,
    preis_je: null,
    schliesstage: [],
    buchung: null,
    detailURL: '/de/unterkuenfte/pension-annemarie-id_2/',
  },
  'long-words': {
    ...spa,
    id: 3,
    titel: 'Thermalbadegästehausvermietungsgemeinschaft',
    spezialisierung: 'Gesundheitsvorsorgeeinrichtungsbetreiberin',
    ausstattung: [...ausstattungen],
    barrierefrei: {
      stufenlos: true,
      toilette: true,
      aufzug: true,
      parkplatz: true,
      hoeranlage: true,
      assistenzhund: true,
      hinweis: 'Rollstuhlverleihstellenöffnungszeiten beachten',
    },
    preis_ab: 99_999,
    saison: 'Ganzjahresbetriebsferienunterbrechungszeitraum im November',
    schliesstage: [
      {
        von: '2027-12-27',
        bis: '2028-01-09',
        hinweis: 'Heizungsanlagenerneuerungsarbeiten im gesamten Gästehausgebäude',
      },
    ],
  },
  english: {
    ...spa,
    id: 4,
    sprache: 'en',
    titel: 'Spa hotel Quellenhof',
    spezialisierung: 'Large spa hotel linked to the baths',
    einleitung: 'From the lift to the outdoor pool it is 90 steps, all under cover.',
    text: richTextExamples.english,
    schliesstage: [{ von: '2027-06-14', bis: '2027-06-18', hinweis: 'Closed for holidays' }],
    detailURL: '/en/accommodations/spa-hotel-quellenhof-id_4/',
  },
  'broken-picture': { ...spa, id: 5, bild: bildExamples.broken },
} satisfies Record<string, Unterkunft>
