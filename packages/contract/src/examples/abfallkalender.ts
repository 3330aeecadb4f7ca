import type { Abfallart, Abfuhrtermin } from '../entities/abfall.ts'
import type { Abfallkalender } from '../entities/abfallkalender.ts'
import { abfallartExamples, abfuhrterminExamples, strasseExamples } from './stadt.ts'

const arten: Abfallart[] = [
  abfallartExamples.typical,
  {
    ...abfallartExamples.typical,
    id: 3,
    titel: 'Biomüll',
    farbe: '#6b4f1d',
    icon: 'biotonne',
    hinein: ['Eierschalen', 'Äpfel und Birnen', 'Kaffeefilter'],
    sortierung: 20,
  },
  {
    ...abfallartExamples.typical,
    id: 6,
    titel: 'Schadstoffmobil',
    farbe: '#b3261e',
    icon: 'schadstoffe',
    hinein: ['Farben und Lacke'],
    sortierung: 60,
  },
]

const [rest, bio] = arten
function termin(id: number, datum: string, art: Abfallart | undefined): Abfuhrtermin {
  const { farbe, icon, titel, ...kind } = art ?? abfallartExamples.typical
  const abfallart = { id: kind.id, titel, farbe, icon }
  return { ...abfuhrterminExamples.typical, id, datum, abfallart }
}

const moved = { ...termin(12, '2027-05-29', rest), verschoben_von: '2027-05-28' }
const lorry = { ...abfuhrterminExamples['at-a-place'], id: 14, datum: '2027-08-14' }
const termine = [
  termin(10, '2027-05-14', rest),
  termin(11, '2027-05-14', bio),
  moved,
  termin(13, '2027-06-04', bio),
  lorry,
]

const typical: Abfallkalender = {
  sprache: 'de',
  heute: '2027-05-13',
  treffer: [],
  strasse: strasseExamples.typical,
  arten,
  abgeholt: [1, 3, 6],
  naechste: [termin(10, '2027-05-14', rest), termin(11, '2027-05-14', bio), lorry],
  termine,
  monat: null,
  bis: '2027-12-31',
}

const minimal: Abfallkalender = {
  ...typical,
  strasse: null,
  arten: [],
  abgeholt: [],
  naechste: [],
  termine: [],
  bis: null,
}

const long = 'Schadstoffsammelfahrzeughaltestellenverlegungsbekanntmachung'

/** Waste calendars by name. */
export const abfallkalenderExamples = {
  typical,
  minimal,
  choice: {
    ...minimal,
    arten,
    treffer: [
      { ...strasseExamples['in-two-districts'], hausnummern: '1 bis 60', id: 5, frueher: null },
      { ...strasseExamples['in-two-districts'], frueher: null },
      { ...strasseExamples.typical, frueher: 'Adlerplatz' },
    ],
  },
  month: { ...typical, monat: '2027-05', termine: termine.slice(0, 3) },
  'without-dates': { ...typical, abgeholt: [], naechste: [], termine: [], bis: null },
  'long-words': {
    ...typical,
    strasse: { ...strasseExamples.typical, name: `Am ${long}`, hausnummern: 'ab 61 ungerade' },
    naechste: [{ ...moved, hinweis: long, ort: long, beginn: '09:00' }],
    termine: [{ ...moved, hinweis: long, ort: long, beginn: '09:00' }],
  },
  english: {
    ...typical,
    sprache: 'en',
    arten: arten.map((art) => ({ ...art, sprache: 'en', titel: `${art.titel} (in English)` })),
  },
} satisfies Record<string, Abfallkalender>
