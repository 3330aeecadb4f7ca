import type { CollectionBeforeValidateHook, Payload } from 'payload'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { readHolidays } from '../../einstellungen/index.ts'
import {
  dayProblem,
  daysOfRule,
  type Holiday,
  type Scheduled,
  type Series,
  scheduled,
  seriesProblem,
} from '../termine/index.ts'

/** The series of an event, where it leaves holidays out and makes sense so far. */
function pausingSeries(event: Scheduled, heute: string): Series | null {
  if (!event.serie?.nicht_an_feiertagen) return null
  // As if nothing were left out: what was left out before may be what is wrong.
  const serie = { ...event.serie, feiertage: [] }
  const isWrong =
    dayProblem(event.datum_von, heute) !== null ||
    seriesProblem({ ...event, serie }, heute) !== null
  return isWrong ? null : serie
}

/**
 * Public holidays of the town's state that the rule of an event meets, in their order; null where
 * its series does not leave them out, or is not written to its end.
 */
export async function holidaysMet(payload: Payload, stored: unknown): Promise<Holiday[] | null> {
  const { success, data: event } = scheduled.safeParse(stored)
  const heute = todayInBerlin()
  const serie = success ? pausingSeries(event, heute) : null
  if (!(success && serie)) return null
  const days = daysOfRule(event, serie, heute)
  const span = { from: days[0] ?? event.datum_von, to: days.at(-1) ?? event.datum_von }
  const [german, english] = await Promise.all([
    readHolidays(payload, span, 'de'),
    readHolidays(payload, span, 'en'),
  ])
  return days.flatMap((datum) => {
    const de = german.get(datum)
    return de === undefined ? [] : [{ datum, de, en: english.get(datum) ?? de }]
  })
}

/**
 * Writes down beside a rule which public holidays it meets, where the series does not take place on
 * them: so every reader leaves them out, a draft and the browser too.
 */
export const leaveOutHolidays: CollectionBeforeValidateHook<VeranstaltungDoc> = async ({
  data,
  originalDoc,
  req,
}) => {
  const event: Partial<VeranstaltungDoc> = { ...originalDoc, ...data }
  const feiertage = await holidaysMet(req.payload, event)
  // A form says 0 where there are no rows.
  if (feiertage === null || !Array.isArray(event.serie)) return data
  return { ...data, serie: event.serie.map((row) => ({ ...row, feiertage })) }
}
