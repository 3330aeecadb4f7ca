import { z } from 'zod'

/** The two languages of the site (spec 1); German is the default. */
export const sprachen = ['de', 'en'] as const
/** Schema of a language. */
export const sprache = z.enum(sprachen)
/** One of the languages of the site. */
export type Sprache = z.infer<typeof sprache>

/** The wire number of an entry: small, stable, counted per content type. */
export const nummer = z.int().positive()

/** A calendar day in Europe/Berlin as `YYYY-MM-DD`. */
export const isoDate = z.iso.date()

/** A time of day in Europe/Berlin as `HH:mm`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Local date and time in Europe/Berlin as `YYYY-MM-DDTHH:mm`. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** A moment in UTC, such as the last change of an entry. */
export const instant = z.iso.datetime()

/** A link an editor set: a path of this site, or an http(s), mailto or tel address. */
export const href = z
  .string()
  .max(2048)
  .regex(/^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i)

/** Title and description for search engines; null where the entry's own are used. */
export const seo = z.object({ title: z.string().nullable(), description: z.string().nullable() })
