import { clockTime, rhythmen, veranstaltungStatus, wochentage } from '@kurstadt/contract'
import { z } from 'zod'

/** A stored day, whatever the time of day that came along, as `YYYY-MM-DD`. */
const day = z
  .union([z.string(), z.date().transform((date) => date.toISOString())])
  .transform((value) => value.slice(0, 10))
const optionalDay = day.nullish().transform((value) => value ?? null)
const words = z
  .string()
  .nullish()
  .transform((value) => (value ? value : null))
/** Rows; a form says 0 where there are none. */
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .union([z.array(row), z.literal(0)])
    .nullish()
    .transform((value) => value || [])
const relation = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null)

/** A time of day; one that was mistyped says nothing here, its field says what is wrong. */
const clock = words.transform((value) => (clockTime.safeParse(value).success ? value : null))

const times = { timeFrom: clock, timeTo: clock }
/** A venue: a business entry, or words. */
const venue = { brancheneintrag_veranstaltungsort: relation, veranstaltungsort: words }

/** One day of a series that is not as its rule says. */
const change = z.object({
  datum: day,
  /** Only where a day has several times: the one that is meant. */
  uhrzeit: clock,
  stand: z.enum(veranstaltungStatus),
  neues_datum: optionalDay,
  ...times,
  ...venue,
})

const series = z.object({
  rhythmus: z.enum(rhythmen),
  abstand: z
    .number()
    .nullish()
    .transform((value) => value ?? 1),
  wochentage: rows(z.enum(wochentage)),
  bis: optionalDay,
  anzahl: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  weitereZeiten: rows(z.object(times)),
  ausnahmen: rows(z.object({ datum: day })),
  zusatztermine: rows(z.object({ datum: day, ...times })),
  aenderungen: rows(change),
})

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)

/** What of an event decides when it takes place, as it is stored. */
export const scheduled = z.object({
  datum_von: day,
  datum_bis: optionalDay,
  ...times,
  status: z.enum(veranstaltungStatus),
  neuer_termin: z
    .object({ datum_von: optionalDay, datum_bis: optionalDay, ...times })
    .nullish()
    .transform((value) => value ?? null),
  ...venue,
  neuer_ort: z
    .object(venue)
    .nullish()
    .transform((value) => value ?? null),
  serie: rows(series).transform(([first]) => first ?? null),
  kostenlos: flag,
  barrierefrei: flag,
  familien: flag,
  highlight: flag,
})

/** An event as far as its occurrences are concerned. */
export type Scheduled = z.output<typeof scheduled>
/** The rule of a series with everything that deviates from it. */
export type Series = NonNullable<Scheduled['serie']>
/** One day of a series that is not as its rule says. */
export type Change = Series['aenderungen'][number]
/** Where something takes place: a business entry by its id, or words. */
export type Venue = Pick<Change, keyof typeof venue>
