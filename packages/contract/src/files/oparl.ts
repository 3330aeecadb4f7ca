import { z } from 'zod'

/** What is wrong with a question to OParl, in the contract's words. */
export const oparlProblems = {
  zeitpunkt: 'Give an instant with its offset, as 2026-01-31T08:00:00+01:00.',
  seite: 'Pages are numbers from 1 on.',
  anzahl: 'Give a number of objects from 1 on.',
  kurz: 'Give true or false.',
} as const

const { zeitpunkt, seite, anzahl, kurz } = oparlProblems

/** Years in which anything may have changed. */
const years = { first: 1900, last: 2200 }

const isInYears = (text: string) => {
  const year = new Date(text).getUTCFullYear()
  return year >= years.first && year <= years.last
}

/** An instant; a plus that nobody has encoded comes as a space. */
const since = z
  .string()
  .transform((text) => text.replace(' ', '+'))
  .pipe(z.iso.datetime({ offset: true, error: zeitpunkt }).refine(isInYears, zeitpunkt))
  .optional()

const number = (error: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, error)
    .transform(Number)

/** What a list of OParl is limited to. */
const filter = {
  created_since: since,
  created_until: since,
  modified_since: since,
  modified_until: since,
}

/** Most objects on a page of a list. */
export const mostOparlObjects = 100

/** Parameters of OParl: what follows `/oparl/v1/`, and those that OParl itself knows. */
export const oparlParams = z.object({
  pfad: z
    .string()
    .max(80)
    .regex(/^[a-z\d/-]*$/),
  ...filter,
  omit_internal: z.enum(['true', 'false'], kurz).default('false'),
  limit: number(anzahl).optional(),
  page: number(seite).optional(),
})

/** What a list is limited to. */
export type OparlFilter = Pick<z.output<typeof oparlParams>, keyof typeof filter>
