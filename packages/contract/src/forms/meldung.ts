import { z } from 'zod'
import { absatz, freiwillig, zeile } from './fields.ts'
import { melder } from './person.ts'

/** Report damage to streets, lamps, benches (spec 2.6). */
export function schadenForm() {
  return z.object({ ort: zeile({ max: 200 }), beschreibung: absatz({ max: 4000 }), ...melder })
}

/** Report what keeps somebody from using the website (spec 2.6, accessibility). */
export function barriereForm() {
  return z.object({
    seite: freiwillig(zeile({ max: 300 })),
    beschreibung: absatz({ max: 4000 }),
    ...melder,
  })
}
