import type { VeranstaltungContent } from './shape.ts'

type Ort = Pick<VeranstaltungContent, 'ort' | 'haus' | 'barrierefrei' | 'zugang' | 'bild'>

/** The venues of the town with what is known about getting in. */
export const orte = {
  konzerthaus: {
    ort: 'Großer Saal',
    haus: 'konzerthaus',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'aufzug', 'hoeranlage', 'assistenzhund'],
    bild: 'konzerthaus',
  },
  kurtheater: {
    ort: 'Kurtheater',
    haus: 'kurtheater',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'hoeranlage', 'assistenzhund'],
    bild: 'theater',
  },
  wandelhalle: {
    ort: 'Wandelhalle im Kurpark',
    haus: 'wandelhalle',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'wandelhalle',
  },
  kleinerSaal: {
    ort: 'Wandelhalle, Kleiner Saal',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'hoeranlage', 'assistenzhund'],
    bild: 'wandelhalle',
  },
  pavillon: {
    ort: 'Musikpavillon im Kurpark',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'kurpark',
  },
  kurpark: {
    ort: 'Kurpark',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'kurgarten',
  },
  marktplatz: {
    ort: 'Marktplatz',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'marktplatz',
  },
  badehaus: {
    ort: 'Badehaus, Badstraße 1',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'aufzug', 'parkplatz'],
    bild: 'badehaus',
  },
  kirche: {
    ort: 'Stadtkirche am Marktplatz',
    barrierefrei: true,
    zugang: ['stufenlos', 'hoeranlage', 'assistenzhund'],
    bild: 'marktplatz',
  },
  buergerhaus: {
    ort: 'Bürgerhaus, Badgasse 9',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'aufzug', 'assistenzhund'],
    bild: 'gasse',
  },
  sitzungssaal: {
    ort: 'Rathaus, Großer Sitzungssaal',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette', 'aufzug', 'hoeranlage'],
    bild: 'ratssaal',
  },
  bergstation: {
    ort: 'Bergstation der Bergbahn, Hoher Stein',
    barrierefrei: true,
    zugang: ['stufenlos', 'toilette'],
    bild: 'bergbahn',
  },
  steinbruch: {
    ort: 'Freilufttheater im alten Steinbruch',
    zugang: ['toilette'],
    bild: 'tal-abend',
  },
  oberwies: { ort: 'Waldspielplatz Oberwies', zugang: [], bild: 'waldspielplatz' },
} as const satisfies Record<string, Ort>

/** Who invites. */
export const veranstalter = {
  stadt: 'Stadt Bad Silberbronn',
  kultur: 'Kulturamt Bad Silberbronn',
  kur: 'Kurverwaltung Bad Silberbronn',
  tourist: 'Tourist-Information Bad Silberbronn',
  badehaus: 'Badehaus Bad Silberbronn',
  wald: 'Stadtwald Bad Silberbronn',
  stadtwerke: 'Stadtwerke Bad Silberbronn',
  kapelle: 'Stadtkapelle Bad Silberbronn e. V.',
  buergerverein: 'Bürgerverein Bad Silberbronn e. V.',
  kammermusik: 'Förderkreis Kammermusik Bad Silberbronn e. V.',
  kirche: 'Evangelische Kirchengemeinde',
  festival: 'Rossini-Festival Bad Silberbronn',
} as const
