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

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)

/** A public holiday that the rule meets, with its names. */
const holiday = z.object({ datum: day, de: z.string(), en: z.string() })

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
  nicht_an_feiertagen: flag,
  /** Written down beside the rule on saving: the browser and a draft know no calendar of holidays. */
  feiertage: rows(holiday).catch([]),
  zusatztermine: rows(z.object({ datum: day, ...times })),
  aenderungen: rows(change),
})

/** Days that somebody listed are meant, on a holiday too. */
const withRule = series.transform((one) =>
  one.rhythmus === 'einzeln' ? { ...one, nicht_an_feiertagen: false } : one,
)

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
  serie: rows(withRule).transform(([first]) => first ?? null),
  kostenlos: flag,
  barrierefrei: flag,
  familien: flag,
  highlight: flag,
})

/** An event as far as its occurrences are concerned. */
export type Scheduled = z.output<typeof scheduled>
/** The rule of a series with everything that deviates from it. */
export type Series = NonNullable<Scheduled['serie']>
/** A public holiday that the rule of a series meets. */
export type Holiday = Series['feiertage'][number]
/** One day of a series that is not as its rule says. */
export type Change = Series['aenderungen'][number]
/** Where something takes place: a business entry by its id, or words. */
export type Venue = Pick<Change, keyof typeof venue>
