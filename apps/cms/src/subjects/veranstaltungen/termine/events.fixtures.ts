import { type Scheduled, scheduled } from './serie.ts'

/** An event as a form holds it, for the tests: a Sunday afternoon unless told otherwise. */
export function eventWith(more: object = {}): Scheduled {
  return scheduled.parse({
    datum_von: '2027-01-03T12:00:00.000Z',
    timeFrom: '15:30',
    timeTo: '17:00',
    status: 'geplant',
    ...more,
  })
}

/** The same with a rule. */
export function seriesWith(rule: object, more: object = {}): Scheduled {
  return eventWith({ serie: [{ rhythmus: 'woechentlich', abstand: 1, ...rule }], ...more })
}
