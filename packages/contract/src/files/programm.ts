import { z } from 'zod'
import { flag, spracheParam } from '../calls/query.ts'

/** Most days of one programme, both ends counted. */
export const mostProgrammDays = 62
const years = { first: 2000, last: 2100 }

/** Why there is no programme for what was asked; the contract's words for each. */
export const programmProblems = {
  tag: 'Give a day that exists, as YYYY-MM-DD.',
  jahr: `Give days between ${years.first} and ${years.last}.`,
  reihenfolge: 'The last day lies before the first.',
  laenge: `A programme has at most ${mostProgrammDays} days.`,
  anzahl: 'More takes place on these days than one programme can hold.',
} as const

const { tag, jahr, reihenfolge, laenge } = programmProblems

const day = z.iso
  .date({ error: tag })
  .refine(
    (value) => Number(value.slice(0, 4)) >= years.first && Number(value.slice(0, 4)) <= years.last,
    jahr,
  )

function daysOf({ datum_von, datum_bis }: { datum_von: string; datum_bis: string }): number {
  return (Date.parse(datum_bis) - Date.parse(datum_von)) / 86_400_000 + 1
}

/** Parameters of the printed programme (spec 7); `bildrequired` leaves out what has no picture. */
export const programmParams = z
  .object({
    ...spracheParam,
    datum_von: day,
    datum_bis: day,
    bildrequired: flag.default(false),
    festival: flag.optional(),
    titelmaxlength: z.coerce.number().int().min(20).max(250).default(250),
    textminlength: z.coerce.number().int().min(0).max(1_000).default(0),
  })
  .refine((asked) => daysOf(asked) >= 1, { error: reihenfolge, path: ['datum_bis'] })
  .refine((asked) => daysOf(asked) <= mostProgrammDays, { error: laenge, path: ['datum_bis'] })
