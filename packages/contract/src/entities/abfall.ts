import { z } from 'zod'
import { clockTime, isoDate, nummer, sprache } from '../primitives.ts'

/** Signs for kinds of waste; the website has a drawing for each. */
export const abfallIcons = [
  'tonne',
  'biotonne',
  'papiertonne',
  'gelber-sack',
  'gruenschnitt',
  'schadstoffe',
  'sperrmuell',
  'weihnachtsbaum',
] as const

/** A colour as `#rrggbb`. */
export const farbe = z.string().regex(/^#[0-9a-f]{6}$/)

/**
 * A kind of waste (spec 2.6, waste collection dates). `hinein` and `nicht_hinein` list what belongs
 * in and what does not; `farbe` is never the only thing that tells two kinds apart.
 */
export const abfallart = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: z.string().nullable(),
  behaelter: z.string().nullable(),
  hinein: z.array(z.string()),
  nicht_hinein: z.array(z.string()),
  farbe,
  icon: z.enum(abfallIcons),
  sortierung: z.int(),
})

/**
 * A street or a part of one (`hausnummern`: «1 bis 60») with the collection district it lies in.
 * Names of streets have no language.
 */
export const strasse = z.object({
  id: nummer,
  sprache,
  name: z.string(),
  hausnummern: z.string().nullable(),
  ortsteil: z.string().nullable(),
  bezirk: z.int().positive(),
})

/**
 * A day on which a kind of waste is collected in some districts (spec 2.6). `verschoben_von` is the
 * day it would have been without a holiday. A collecting vehicle stands at `ort` from `beginn` to
 * `ende`.
 */
export const abfuhrtermin = z.object({
  id: nummer,
  sprache,
  datum: isoDate,
  abfallart: abfallart.pick({ id: true, titel: true, farbe: true, icon: true }),
  bezirke: z.array(z.int().positive()),
  verschoben_von: isoDate.nullable(),
  ort: z.string().nullable(),
  beginn: clockTime.nullable(),
  ende: clockTime.nullable(),
  hinweis: z.string().nullable(),
})

/** A kind of waste. */
export type Abfallart = z.infer<typeof abfallart>
/** A street with its collection district. */
export type Strasse = z.infer<typeof strasse>
/** A day of collection. */
export type Abfuhrtermin = z.infer<typeof abfuhrtermin>
