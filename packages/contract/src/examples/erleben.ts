import type { FotopunktBild, Galerie, Video, Webcam } from '../entities/mediathek.ts'
import type { Poi, Tour } from '../entities/outdoor.ts'
import type { TrackPosition } from '../page/geo.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }
const { badhaus, konzerthaus, bergbahn } = bildExamples
const captioned = { bildtext: 'Am Abend', bildcopyright: badhaus.copyright }
const noSeo = { title: null, description: null }

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
  'sixty-pictures': {
    ...gallery,
    id: 3,
    anzahl_bilder: 60,
    bilder: Array.from({ length: 60 }, () => ({ bild: konzerthaus, ...captioned })),
  },
} satisfies Record<string, Galerie>

const film: Video = {
  id: 1,
  sprache: 'de',
  titel: 'Ein Tag in Bad Silberbronn',
  beschreibung: '24 Stunden in drei Minuten.',
  typ: 'youtube',
  url: 'https://www.youtube.com/watch?v=bSilberTag1',
  player: 'https://www.youtube-nocookie.com/embed/bSilberTag1',
  vorschaubild: badhaus,
  ...captioned,
  dauer: 184,
  untertitel: ['de', 'en'],
  transkript: [paragraph('Fünf Uhr: In der Badgasse geht Licht an.')],
  datum: '2027-05-01',
  sortierung: 10,
}

/** Videos by name. */
export const videoExamples = {
  typical: film,
  minimal: {
    ...film,
    id: 2,
    beschreibung: '',
    vorschaubild: null,
    bildtext: null,
    bildcopyright: null,
    dauer: null,
    untertitel: [],
    transkript: [],
  },
  /** Its host is not allowed: a link and nothing else. */
  'link-only': {
    ...film,
    id: 3,
    typ: 'sonstiges',
    url: 'https://film.fremd.example/x',
    player: null,
  },
} satisfies Record<string, Video>

const camera: Webcam = {
  id: 1,
  sprache: 'de',
  titel: 'Webcam Hoher Stein',
  standort: 'Aussichtsturm, Blick nach Südwesten',
  text: 'Alle zehn Minuten ein neues Bild.',
  url: 'https://webcam.bad-silberbronn.example/hoher-stein',
  player: 'https://webcam.bad-silberbronn.example/hoher-stein',
  bild: bergbahn,
  ...captioned,
  copyright: 'Bergbahn Bad Silberbronn',
  koordinaten: { breite: 48.7441, laenge: 8.5714 },
  sortierung: 10,
}

/** Webcams by name. */
export const webcamExamples = {
  typical: camera,
  minimal: {
    ...camera,
    ...noPicture,
    id: 2,
    text: null,
    player: null,
    copyright: null,
    koordinaten: null,
  },
} satisfies Record<string, Webcam>

/** Pictures of the photo point by name. */
export const fotopunktExamples = {
  typical: {
    id: 1,
    sprache: 'de',
    standort: 'Silberblick',
    aufgenommen_am: '2027-06-18T07:52',
    bild: konzerthaus,
    ...captioned,
  },
  minimal: {
    id: 2,
    sprache: 'de',
    standort: null,
    aufgenommen_am: '2027-06-18T16:48',
    ...noPicture,
  },
} satisfies Record<string, FotopunktBild>

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
    pois: [],
    bilder: [],
  },
  'five-thousand-points': {
    ...walk,
    id: 3,
    track: { type: 'LineString', coordinates: round(5_000) },
  },
  'over-the-turn-of-the-year': { ...walk, id: 4, art: 'langlauf', saison: { von: 12, bis: 3 } },
} satisfies Record<string, Tour>
