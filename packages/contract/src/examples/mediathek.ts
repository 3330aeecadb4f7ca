import type { FotopunktBild, Video, Webcam } from '../entities/mediathek.ts'
import { bildExamples } from './bild.ts'
import { paragraph } from './rich-text.ts'

const noPicture = { bild: null, bildtext: null, bildcopyright: null }
const { badhaus, konzerthaus, bergbahn } = bildExamples
const captioned = { bildtext: 'Am Abend', bildcopyright: badhaus.copyright }

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
  untertiteldateien: [],
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
  'own-file': {
    ...film,
    id: 4,
    typ: 'datei',
    url: 'https://videos.bad-silberbronn.example/ein-tag.mp4',
    player: 'https://videos.bad-silberbronn.example/ein-tag.mp4',
    untertitel: ['de'],
    untertiteldateien: [{ sprache: 'de', link: '/media/ein-tag-5b1e0c7d2a94.vtt' }],
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
