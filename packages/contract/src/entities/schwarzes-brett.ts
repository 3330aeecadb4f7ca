import { z } from 'zod'
import { listOf } from '../list.ts'
import { bild } from '../page/bild.ts'
import { isoDate, nummer, sprache } from '../primitives.ts'
import { brettArten } from './brett-arten.ts'

/** States of a notice in the back office; a blocked one (spec 2.6) is never on the wire. */
export const brettStatus = ['aktiv', 'erledigt', 'gesperrt'] as const

/**
 * A notice (spec 2.6). It is written by residents in their own language, so `text` is plain, with
 * line breaks. `kontakt` holds what they released for the public and nothing else: an address never
 * is, and `schreiben` says whether one can write to them through the town. `ablaufdatum` is the last
 * day it is shown.
 */
export const brettEintrag = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: z.string(),
  art: z.enum(brettArten),
  status: z.enum(['aktiv', 'erledigt']),
  preis: z.string().nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  kontakt: z.object({
    name: z.string().nullable(),
    telefon: z.string().nullable(),
    schreiben: z.boolean(),
  }),
  datum_von: isoDate,
  ablaufdatum: isoDate,
  detailURL: z.string().nullable(),
})

/** A notice. */
export type BrettEintrag = z.infer<typeof brettEintrag>

/**
 * Notices that hang today, with how many each kind has among what was typed. `aehnlich` says that
 * none has these words, and some have words that are like them.
 */
export const brettliste = listOf(brettEintrag).extend({
  aehnlich: z.boolean(),
  auswahl: z.array(z.object({ art: z.enum(brettArten), anzahl: z.int().positive() })),
})

/** A page of the noticeboard. */
export type Brettliste = z.infer<typeof brettliste>
