import { expect, test } from 'vitest'
import { townOn } from '../../../../../content/index.ts'
import {
  clockProblem,
  scheduled,
  seriesProblem,
  timesProblem,
} from '../../subjects/veranstaltungen/termine/index.ts'
import { dayFrom } from './seeding.ts'
import { serieOf } from './serie.ts'

const days = ['2026-11-20', '2027-01-01', '2027-07-11', '2027-08-31', '2028-02-29']

test.each(days)('what editors could not save, the town seeded on %s does not have', (heute) => {
  const wrong = townOn(heute).veranstaltungen.flatMap((event) => {
    const day = (offset: number) => dayFrom(heute, offset)
    const known = scheduled.parse({
      datum_von: day(event.von),
      datum_bis: day(event.bis ?? event.von),
      timeFrom: event.zeitVon,
      timeTo: event.zeitBis,
      status: event.status ?? 'geplant',
      serie: event.serie ? [serieOf(event.serie, day)] : [],
    })
    const problem =
      timesProblem(known.timeFrom, known.timeTo) ??
      seriesProblem(known, heute) ??
      clockProblem(known, heute)
    return problem === null ? [] : [`${event.titel.de}: ${problem}`]
  })
  expect(wrong).toEqual([])
})
