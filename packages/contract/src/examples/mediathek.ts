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
  dateien: [],
  breite: null,
  hoehe: null,
  ton: true,
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
  /** It lies on this site, in two formats and without sound. */
  'own-file': {
    ...film,
    id: 4,
    titel: 'Die Bergbahn fährt an',
    typ: 'datei',
    url: null,
    player: null,
    dateien: [
      { format: 'webm', link: '/media/bergbahn-5b1e0c7d2a94.webm', groesse: 412_000 },
      { format: 'mp4', link: '/media/bergbahn-6c1e0c7d2a94.mp4', groesse: 301_000 },
    ],
    breite: 640,
    hoehe: 360,
    ton: false,
    vorschaubild: bergbahn,
    dauer: 6,
    untertitel: ['de'],
    untertiteldateien: [{ sprache: 'de', link: '/media/ein-tag-5b1e0c7d2a94.vtt' }],
  },
  /** Filmed with a telephone held upright. */
  upright: {
    ...film,
    id: 5,
    titel: 'Hochformat vom Turm',
    typ: 'datei',
    url: null,
    player: null,
    dateien: [{ format: 'mp4', link: '/media/turm-6c1e0c7d2a94.mp4', groesse: 298_000_000 }],
    breite: 1080,
    hoehe: 1920,
    vorschaubild: konzerthaus,
    untertitel: [],
  },
  /** Its host is not allowed: a link and nothing else. */
  'link-only': {
    ...film,
    id: 3,
    typ: 'sonstiges',
    url: 'https://film.fremd.example/x',
    player: null,
  },
  /** Its file has gone, and its address with it. */
  gone: { ...film, id: 6, typ: 'datei', url: null, player: null },
  'long-words': {
    ...film,
    id: 7,
    titel: 'Heimatgeschichtsvereinsjubiläumsfeierlichkeitenzusammenfassung in bewegten Bildern',
    beschreibung:
      'Thermalwasserversorgungsgesellschaftsvorstandsvorsitzende, Kurorchesterdirigentinnen und Stadtkapellenmitglieder erzählen.',
  },
  english: {
    ...film,
    id: 8,
    sprache: 'en',
    titel: 'A day in Bad Silberbronn',
    beschreibung: '24 hours in three minutes.',
    transkript: [paragraph('Five o’clock: a light goes on in Badgasse.')],
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
  aufnahmen: ['08:20', '07:50', '07:20', '06:50'].map((zeit, place) => ({
    zeit: `2027-06-18T${zeit}:00.000Z`,
    bild: { ...([bergbahn, badhaus, konzerthaus, bergbahn][place] ?? bergbahn), id: 900 - place },
  })),
  hoechstalter: 60,
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
    url: null,
    player: null,
    copyright: null,
    aufnahmen: [],
    koordinaten: null,
  },
  /** It has long been silent; what it saw last is still there. */
  silent: {
    ...camera,
    id: 3,
    aufnahmen: camera.aufnahmen
      .slice(-1)
      .map((one) => ({ ...one, zeit: '2026-01-02T06:50:00.000Z' })),
  },
  /** It only gives pictures. */
  'without-player': { ...camera, id: 4, url: null, player: null },
  'long-words': {
    ...camera,
    id: 5,
    titel: 'Aussichtsplattformpanoramalivebildkamera Hoher Stein',
    standort:
      'Dachgeschossfensterbrettbefestigung des Verkehrsvereinsgebäudes, Blick nach Südsüdwesten',
  },
  english: {
    ...camera,
    id: 6,
    sprache: 'en',
    titel: 'Hoher Stein webcam',
    standort: 'View tower, facing south-west',
    text: 'A new picture every ten minutes.',
  },
} satisfies Record<string, Webcam>

const shot: FotopunktBild = {
  id: 1,
  sprache: 'de',
  standort: 'Silberblick',
  aufgenommen_am: '2027-06-18T07:52',
  bild: konzerthaus,
  ...captioned,
}

/** Pictures of the photo point by name. */
export const fotopunktExamples = {
  typical: shot,
  /** Its picture has gone. */
  minimal: {
    id: 2,
    sprache: 'de',
    standort: null,
    aufgenommen_am: '2027-06-18T16:48',
    ...noPicture,
  },
  'long-words': {
    ...shot,
    id: 3,
    standort: 'Aussichtsplattformgeländerbefestigung am Silberblick',
    bildtext: 'Sonnenaufgangshimmelsfarbenspiegelungen über dem Silbertal',
  },
  english: { ...shot, id: 4, sprache: 'en', bildtext: 'In the evening' },
} satisfies Record<string, FotopunktBild>
