import { clockTime, veranstaltungStatus } from '@kurstadt/contract'
import { z } from 'zod'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { dayProblem } from '../termine/index.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value))

const day = z.iso
  .date('Bitte geben Sie einen Tag an.')
  .refine((value) => dayProblem(value, todayInBerlin()) === null, 'Bitte prüfen Sie das Datum.')
const time = optional(clockTime)
const reason = z.string().trim().max(300, 'Der Grund darf höchstens 300 Zeichen lang sein.')

/** What the office says of an event, or of one day of it, in one step. */
export const cancellation = z
  .object({
    stand: z.enum(veranstaltungStatus).exclude(['verlegt']),
    grund: reason.default(''),
    grund_en: reason.default(''),
    /** The day of a series that is meant, where its rule put it; all of them without one. */
    tag: optional(day),
    uhrzeit: time,
    neues_datum: optional(day),
    timeFrom: time,
    timeTo: time,
  })
  .refine(({ stand, grund }) => stand === 'geplant' || grund !== '', {
    path: ['grund'],
    message: 'Bitte geben Sie einen Grund an. Er steht auf der Website.',
  })

/** The same, read. */
export type Cancellation = z.output<typeof cancellation>
