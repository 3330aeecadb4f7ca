import type { Abfahrten, Ausnahme, Fahrplan } from '../entities/fahrplan.ts'

const fahrpreise = { erwachsene: 4, kinder: 2.5, familie: 7.5 }
const week: Fahrplan['fahrten'][number]['tage'] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

const revision: Ausnahme = {
  von: '2026-12-07',
  bis: '2026-12-11',
  art: 'ruht',
  beginn: null,
  ende: null,
  takt: null,
  grund: 'Prüfung von Seil und Bremsen',
}
const eve: Ausnahme = {
  ...revision,
  von: '2026-12-24',
  bis: '2026-12-24',
  beginn: '14:00',
  grund: null,
}

const winter: Fahrplan = {
  id: 1,
  sprache: 'de',
  titel: 'Winterfahrplan',
  hinweis: 'Bei Wind über 70 Kilometern in der Stunde ruht der Betrieb.',
  gueltig_von: '2026-11-01',
  gueltig_bis: '2027-03-31',
  jaehrlich: true,
  fahrten: [{ tage: week, richtung: 'beide', beginn: '10:00', ende: '17:30', takt: 30 }],
  ausnahmen: [revision, eve],
  fahrpreise,
}
const summer: Fahrplan = {
  ...winter,
  id: 2,
  titel: 'Sommerfahrplan',
  hinweis: null,
  gueltig_von: '2027-04-01',
  gueltig_bis: '2027-10-31',
  fahrten: [
    { tage: week, richtung: 'beide', beginn: '09:00', ende: '19:30', takt: 15 },
    { tage: ['FREITAG', 'SAMSTAG'], richtung: 'tal', beginn: '21:30', ende: null, takt: null },
  ],
  ausnahmen: [],
}

/** Timetables of the railway by name. */
export const fahrplanExamples = {
  winter,
  summer,
  english: { ...winter, sprache: 'en', titel: 'Winter timetable', hinweis: null },
} satisfies Record<string, Fahrplan>

const halfHours = Array.from({ length: 16 }, (_, index) => {
  const hour = String(10 + Math.floor(index / 2)).padStart(2, '0')
  return { zeit: `${hour}:${index % 2 === 0 ? '00' : '30'}`, richtung: 'beide' as const }
})

const typical: Abfahrten = {
  sprache: 'de',
  heute: '2026-11-24',
  tag: '2026-11-24',
  feiertag: null,
  abfahrten: halfHours,
  ruht: null,
  ausnahmen: [],
  wieder: { tag: '2026-11-25', zeit: '10:00' },
  fahrpreise,
  fahrplaene: [winter, summer],
}

/** What runs on a day, by name. */
export const abfahrtenExamples = {
  typical,
  rests: {
    ...typical,
    heute: '2026-12-08',
    tag: '2026-12-08',
    abfahrten: [],
    ruht: { art: 'ausnahme', grund: 'Prüfung von Seil und Bremsen' },
    ausnahmen: [revision],
    wieder: { tag: '2026-12-12', zeit: '10:00' },
  },
  shorter: {
    ...typical,
    heute: '2026-12-23',
    tag: '2026-12-24',
    abfahrten: halfHours.filter(({ zeit }) => zeit < '14:00'),
    ausnahmen: [eve],
    wieder: { tag: '2026-12-25', zeit: '10:00' },
  },
  directions: {
    ...typical,
    heute: '2027-06-18',
    tag: '2027-06-18',
    abfahrten: [
      { zeit: '09:00', richtung: 'berg' },
      { zeit: '09:15', richtung: 'tal' },
      { zeit: '21:30', richtung: 'tal' },
    ],
    wieder: { tag: '2027-06-19', zeit: '09:00' },
    fahrplaene: [summer],
  },
  nothing: {
    ...typical,
    abfahrten: [],
    ruht: { art: 'saison', grund: null },
    wieder: null,
    fahrpreise: null,
    fahrplaene: [],
  },
  english: {
    ...typical,
    sprache: 'en',
    fahrplaene: [{ ...winter, sprache: 'en', titel: 'Winter timetable', hinweis: null }],
  },
} satisfies Record<string, Abfahrten>
