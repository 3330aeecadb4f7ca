import * as z from 'zod/mini'
import { freiwillig, tagAbHeute, uhrzeit, zeile } from '../fields.ts'
import { gast } from '../person.ts'

/** Ask for a guided tour (spec 3, 5). */
export function schema(heute: string) {
  return z.object({
    fuehrung: freiwillig(zeile({ max: 200 })),
    termin: tagAbHeute(heute),
    uhrzeit,
    ...gast,
  })
}
