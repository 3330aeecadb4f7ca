import type { Bild } from '../page/bild.ts'
import { bildFormate } from '../page/bild.ts'

/** Widths that every example picture has as a file: `/media/beispiel-1-480.webp`. */
export const exampleWidths = [480, 1024] as const

function quellen(number: 1 | 2 | 3): Bild['quellen'] {
  return bildFormate.flatMap((format) =>
    exampleWidths.map((breite) => ({
      format,
      breite,
      url: `/media/beispiel-${number}-${breite}.${format}`,
    })),
  )
}

const common = { breite: 1600, hoehe: 1000, platzhalter: null, bildtext: null }

/** Pictures by name; each has files in all formats and widths. */
export const bildExamples = {
  badhaus: {
    ...common,
    id: 1,
    alt: 'Das Silberbad mit seinem Uhrturm, dahinter bewaldete Hänge',
    copyright: 'Stadt Bad Silberbronn / Marit Tannhäuser',
    bildtext: 'Das Silberbad wurde 1847 über der Marienquelle erbaut.',
    fokus: [0.5, 0.4],
    quellen: quellen(1),
  },
  konzerthaus: {
    ...common,
    id: 2,
    alt: 'Abendlich beleuchtetes Konzerthaus am Kurpark',
    copyright: 'Touristik Bad Silberbronn / Jonte Wiesengrund',
    fokus: [0.35, 0.6],
    quellen: quellen(2),
  },
  bergbahn: {
    ...common,
    id: 3,
    alt: 'Standseilbahn auf dem Weg zur Hochfläche über dem Tal',
    copyright: 'Touristik Bad Silberbronn / Marit Tannhäuser',
    platzhalter:
      'data:image/gif;base64,R0lGODlhAQABAIAAAFZ4aP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    fokus: [0.7, 0.5],
    quellen: quellen(3),
  },
  /** The editor marked it as decorative. */
  decorative: {
    ...common,
    id: 4,
    alt: '',
    copyright: 'Touristik Bad Silberbronn',
    fokus: [0.5, 0.5],
    quellen: quellen(3),
  },
  /** A picture whose files are not there: views keep its place and its alternative text. */
  broken: {
    ...common,
    id: 5,
    alt: 'Blick ins Silbertal im Herbst',
    copyright: 'Touristik Bad Silberbronn',
    fokus: [0.5, 0.5],
    quellen: [{ format: 'jpeg', breite: 1024, url: '/media/nicht-vorhanden.jpeg' }],
  },
} satisfies Record<string, Bild>

/** A typical picture. */
export const bildExample: Bild = bildExamples.badhaus
