import { z } from 'zod'
import { ausschliessbar } from '../entities/suchtreffer.ts'
import { isoDate, sprache } from '../primitives.ts'

/** What somebody looks for; what is too long is cut, because a long text is no reason to refuse. */
export const searchParam = z
  .string()
  .transform((text) => text.trim().slice(0, 200))
  .default('')

/** Language of the answer; German unless asked otherwise. */
export const spracheParam = { sprache: sprache.default('de') }

/** Paging: `seite` from 1, `pro_seite` up to 9999 (spec 9, page sizes). */
export const paging = {
  seite: z.coerce.number().int().min(1).max(100_000).default(1),
  pro_seite: z.coerce.number().int().min(1).max(9999).default(20),
}

/** One field to sort by. */
export type OrderField<Field extends string = string> = { field: Field; descending: boolean }

/**
 * `order` as a comma-separated list of the given fields, each with an optional ` desc` or ` asc`:
 * `datum_von desc,sortierung`.
 */
export function orderBy<Field extends string>(
  fields: readonly [Field, ...Field[]],
  preset: string,
) {
  const field = z.enum(fields)
  const one = z.string().transform((part, context): OrderField<Field> => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/)
    const parsed = field.safeParse(name)
    if (parsed.success && rest.length === 0 && /^(asc|desc)$/i.test(direction))
      return { field: parsed.data, descending: /^desc$/i.test(direction) }
    context.addIssue(`Sort by ${fields.join(', ')}, each with an optional asc or desc.`)
    return z.NEVER
  })
  return {
    order: z
      .string()
      .max(200)
      .default(preset)
      .transform((value) => value.split(',').slice(0, 4))
      .pipe(z.array(one)),
  }
}

/** A query flag: `true`, `1`, `false` or `0`. */
export const flag = z.enum(['true', '1', 'false', '0']).transform((v) => v === 'true' || v === '1')

/** A wire number as a query parameter. */
export const idParam = z.coerce.number().int().positive().max(2_147_483_647)

/** A wire number that an editor chose; 0 for one that is gone, which nothing has. */
export const chosenParam = z.coerce.number().int().min(0).max(2_147_483_647)

/** A day as a query parameter; there is no year 0. */
export const tagParam = isoDate.refine((day) => day >= '0001', 'Days begin with the year 1.')

/** A month as a query parameter: `2027-06`. */
export const monatParam = z.string().regex(/^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/)

/** A year as a query parameter. */
export const jahrParam = z.coerce.number().int().min(1900).max(9999)

/** `exclude_type` as a comma-separated list of types that a search leaves out (spec 7). */
export const exclude = {
  exclude_type: z
    .string()
    .max(200)
    .default('')
    .transform((value) => value.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.enum(ausschliessbar))),
}

const number = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))

/** Wire numbers as a comma-separated list; an empty one asks for none of them. */
export const idList = z
  .string()
  .max(2_000)
  .transform((value) => (value === '' ? [] : value.split(',')))
  .pipe(z.array(number))

/** First letter of a title, an umlaut counting as its vowel; `#` for what no letter begins. */
export const buchstabeParam = z
  .string()
  .regex(/^[a-zäöü#]$/i)
  .transform((letter) => letter.normalize('NFD').charAt(0).toUpperCase())

/** Words of a list, comma-separated; an empty one asks for none of them. */
export const enumList = <const Values extends readonly string[]>(values: Values) =>
  z
    .string()
    .max(300)
    .default('')
    .transform((value) => [...new Set(value.split(',').filter((name) => name !== ''))])
    .pipe(z.array(z.enum(values)))
