import * as z from 'zod/mini'
import { absatz, auswahl, freiwillig, zeile } from '../fields.ts'
import { melder } from '../person.ts'

/** Why a notice may not hang; the office reads the most urgent first. */
export const meldegruende = ['betrug', 'beleidigung', 'falsch', 'doppelt', 'anderes'] as const

/**
 * Report a notice of the noticeboard (spec 2.6); whoever reports may stay unknown. Which notice it is
 * stands in the address for whoever comes from it.
 */
export function schema() {
  return z.object({
    aushang: freiwillig(zeile({ max: 200 })),
    grund: auswahl(meldegruende),
    beschreibung: freiwillig(absatz({ max: 2000 })),
    ...melder,
  })
}
