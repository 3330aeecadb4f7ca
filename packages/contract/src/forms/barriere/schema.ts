import * as z from 'zod/mini'
import { absatz, freiwillig, zeile } from '../fields.ts'
import { melder } from '../person.ts'

/** Report what keeps somebody from using the website (spec 2.6, accessibility). */
export function schema() {
  return z.object({
    seite: freiwillig(zeile({ max: 300 })),
    beschreibung: absatz({ max: 4000 }),
    ...melder,
  })
}
