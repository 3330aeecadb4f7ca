import type { Parksatz } from '../entities/parkplatz.ts'

const geandert = '2027-06-18T08:20:00.000Z'

/** Records of the guidance system by name; all of one moment. */
export const parksatzExamples = {
  typical: { ID: 1, Gesamt: 180, Aktuell: 162, Trend: 4, geandert },
  emptying: { ID: 2, Gesamt: 96, Aktuell: 41, Trend: -2, geandert },
  full: { ID: 3, Gesamt: 140, Aktuell: 140, Trend: 0, geandert },
  old: { ID: 4, Gesamt: 220, Aktuell: 20, Trend: 0, geandert: '2026-01-02T06:50:00.000Z' },
} satisfies Record<string, Parksatz>
