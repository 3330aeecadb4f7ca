import type { Fahrt } from '@kurstadt/contract'
import type { Abweichung, Timetable } from './timetable.ts'

const week: Fahrt['tage'] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

/** A run of every day but holidays, each half hour from ten to noon, unless said otherwise. */
export const runWith = (more: Partial<Fahrt> = {}): Fahrt => ({
  tage: week,
  richtung: 'beide',
  beginn: '10:00',
  ende: '12:00',
  takt: 30,
  ...more,
})

/** A day on which nothing runs, unless said otherwise. */
export const exceptionWith = (more: Partial<Abweichung> = {}): Abweichung => ({
  von: '2026-11-24',
  bis: '2026-11-24',
  art: 'ruht',
  beginn: null,
  ende: null,
  takt: null,
  grund: 'Prüfung',
  jaehrlich: false,
  ...more,
})

/** A timetable of each winter, unless said otherwise. */
export const timetableWith = (more: Partial<Timetable> = {}): Timetable => ({
  id: 1,
  saison: { von: '2025-11-01', bis: '2026-03-31', jaehrlich: true },
  fahrten: [runWith()],
  ausnahmen: [],
  ...more,
})

/** An ordinary Tuesday in winter, unless said otherwise. */
export const dayWith = (tag = '2026-11-24', feiertag: string | null = null) => ({ tag, feiertag })
