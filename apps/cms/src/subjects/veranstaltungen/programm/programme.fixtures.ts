import sharp from 'sharp'
import type { Picture } from '../../../platform/print/index.ts'
import type { Abschnitt, Eintrag, Programm } from './programme.ts'

/** Titles that break what is not careful: long, quoted, of other scripts, with control characters. */
export const hostileTitles = [
  'Konzert\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  '„Anführung“, "quotes" & <b>Auszeichnung</b>',
  'Geige 🎻 und Familie 👨‍👩‍👧',
  'ä'.repeat(2_000),
  'قاعة الحفلات في المدينة',
  'Чайковский: Щелкунчик',
  'Steuer\u0000zeichen\u0007',
  '\ud83c',
]

/** A white picture. */
export async function whitePicture(copyright: string): Promise<Picture> {
  const create = { width: 40, height: 30, channels: 3, background: 'white' } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  return { data, breite: 40, hoehe: 30, fokus: [0.5, 0.5], alt: 'Ein weißes Blatt', copyright }
}

/** An event as it is printed. */
export function eintragWith(more: Partial<Eintrag> = {}): Eintrag {
  return {
    titel: 'Kurkonzert im Park',
    lang: 'de-DE',
    wann: '15:30–17:00 Uhr',
    stand: null,
    zeilen: ['Wandelhalle, Kurpark 1', 'Eintritt frei'],
    text: 'Das Kurorchester spielt Walzer und Märsche.',
    ...more,
  }
}

/** A day with one event unless told otherwise. */
export function abschnittWith(more: Partial<Abschnitt> = {}): Abschnitt {
  return { titel: 'Samstag, 12. Juni', eintraege: [eintragWith()], angebote: [], ...more }
}

/** A programme of one day unless told otherwise. */
export function programmWith(more: Partial<Programm> = {}): Programm {
  return {
    lang: 'de-DE',
    ort: 'Bad Silberbronn',
    titel: 'Veranstaltungen',
    zeitraum: 'Juni 2027',
    adresse: 'localhost:3000/de/veranstaltungen',
    geaendert: '2026-11-20T10:00:00.000Z',
    titelbild: null,
    abschnitte: [abschnittWith()],
    inhalt: [{ titel: '12. Juni', abschnitt: 0 }],
    hoehepunkte: [],
    kontakt: ['Tourist-Information'],
    worte: {
      inhalt: 'Auf einen Blick',
      hoehepunkte: 'Höhepunkte',
      seite: 'Seite',
      regelmaessig: 'Regelmäßig',
      leer: 'In diesem Zeitraum sind keine Veranstaltungen eingetragen.',
      hinweis: 'Änderungen vorbehalten.',
      bild: 'Bild',
    },
    ...more,
  }
}

/** A month of 150 events. */
export function monthWith(): Programm {
  return programmWith({
    abschnitte: Array.from({ length: 30 }, (_, day) =>
      abschnittWith({
        titel: `${day + 1}. Juni`,
        eintraege: Array.from({ length: 5 }, () => eintragWith()),
      }),
    ),
  })
}

/** A programme of everything that one can hold, with titles that break what is not careful. */
export async function hostileProgramm(): Promise<Programm> {
  const bild = await whitePicture('Bild: Stadt')
  const eintraege = hostileTitles.map((titel) => eintragWith({ titel, text: titel }))
  return programmWith({
    titelbild: bild,
    hoehepunkte: [{ titel: 'Ball', lang: 'de-DE', wann: '12. Juni', bild }],
    abschnitte: [abschnittWith({ eintraege })],
  })
}
