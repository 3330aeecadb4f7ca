import type { Poi, Tour } from '../entities/outdoor.ts'
import type { TrackPosition } from '../page/geo.ts'
import { bildExamples } from './bild.ts'
import { richTextExamples } from './rich-text.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }
const { badhaus, konzerthaus, bergbahn } = bildExamples
const captioned = { bildtext: 'Am Abend', bildcopyright: badhaus.copyright }
const noSeo = { title: null, description: null }

const tower: Poi = {
  id: 1,
  sprache: 'de',
  titel: 'Aussichtsturm Hoher Stein',
  art: 'aussicht',
  einleitung: '187 Stufen, dann liegt das Tal unter Ihnen.',
  text: richTextExamples.typical,
  koordinaten: { breite: 48.7441, laenge: 8.5714 },
  hoehe: 754,
  bild: bergbahn,
  ...captioned,
  adresse: { gebaeude: null, strasse: null, plz: null, ort: null },
  barrierefrei: false,
  barrierefrei_hinweis: 'Der Weg bis zum Fuß des Turms ist eben.',
  link: '/de/bergbahn/',
  linktext: 'Zur Bergbahn',
  detailURL: '/de/entdecken/aussichtsturm-hoher-stein-id_1/',
  seo: noSeo,
}

/** Points of interest by name. */
export const poiExamples = {
  typical: tower,
  minimal: {
    ...tower,
    ...noPicture,
    id: 2,
    titel: 'Bank',
    art: 'rastplatz',
    einleitung: '',
    text: [],
    koordinaten: null,
    hoehe: null,
    barrierefrei_hinweis: null,
    link: null,
    linktext: null,
    detailURL: null,
  },
} satisfies Record<string, Poi>

/** A round of so many positions above the town, with heights. */
function round(points: number): TrackPosition[] {
  return Array.from({ length: points }, (_, at) => {
    const angle = (at / (points - 1)) * 2 * Math.PI
    const [longitude, latitude] = [8.55 + 0.02 * Math.cos(angle), 48.75 + 0.013 * Math.sin(angle)]
    return [longitude, latitude, Math.round(500 - 70 * Math.cos(angle))]
  })
}

const walk: Tour = {
  id: 1,
  sprache: 'de',
  titel: 'Quellenweg',
  art: 'wandern',
  einleitung: 'Fünf Brunnen und zum Schluss die alte Mühle.',
  laenge: 7.2,
  dauer: 120,
  aufstieg: 140,
  abstieg: 140,
  schwierigkeit: 'leicht',
  rundtour: true,
  barrierefrei: false,
  kinderwagen: true,
  sperrungen: [],
  saison: { von: 4, bis: 11 },
  markierung: 'Blaue Raute',
  start: { titel: 'Wandelhalle', koordinaten: { breite: 48.75, laenge: 8.57 } },
  bild: bergbahn,
  ...captioned,
  track: { type: 'LineString', coordinates: round(120) },
  sortierung: 10,
  detailURL: '/de/touren/quellenweg-id_1/',
  text: richTextExamples.typical,
  wegbeschreibung: richTextExamples.minimal,
  anreise: 'Acht Minuten zu Fuß vom Bahnhof.',
  belag: 'Feiner Schotter, auf 600 Metern Asphalt.',
  barrierefrei_hinweis: null,
  pois: [
    {
      id: 1,
      titel: tower.titel,
      art: tower.art,
      koordinaten: tower.koordinaten,
      detailURL: tower.detailURL,
    },
  ],
  wegpunkte: [
    {
      art: 'bank',
      km: 0.4,
      hinweis: 'Mit Lehne, im Schatten.',
      koordinaten: { breite: 48.7544, laenge: 8.5688 },
    },
    { art: 'toilette', km: 6.5, hinweis: null, koordinaten: { breite: 48.7425, laenge: 8.5664 } },
  ],
  bilder: [{ bild: konzerthaus, ...captioned }],
  seo: noSeo,
}

/** Tours by name. */
export const tourExamples = {
  typical: walk,
  minimal: {
    ...walk,
    ...noPicture,
    id: 2,
    einleitung: '',
    saison: null,
    markierung: null,
    start: { titel: 'Bahnhof', koordinaten: null },
    track: null,
    detailURL: null,
    text: [],
    wegbeschreibung: [],
    anreise: null,
    belag: null,
    pois: [],
    wegpunkte: [],
    bilder: [],
  },
  'five-thousand-points': {
    ...walk,
    id: 3,
    track: { type: 'LineString', coordinates: round(5_000) },
  },
  closed: {
    ...walk,
    id: 5,
    titel: 'Silberschlucht',
    sperrungen: [
      {
        von: '2026-11-12',
        bis: null,
        wo: 'Zwischen dem Wasserfall und den Stufen',
        strecke: { von: 1.2, bis: 1.6 },
        grund: 'Zwei Brücken sind unterspült.',
        durch: 'Bauhof',
      },
      {
        von: '2027-02-01',
        bis: '2027-02-14',
        wo: null,
        strecke: null,
        grund: 'Holzernte',
        durch: null,
      },
    ],
  },
  'over-the-turn-of-the-year': { ...walk, id: 4, art: 'langlauf', saison: { von: 12, bis: 3 } },
} satisfies Record<string, Tour>
