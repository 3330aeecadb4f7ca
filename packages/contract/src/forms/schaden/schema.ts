import * as z from 'zod/mini'
import { absatz, auswahl, freiwillig, zeile } from '../fields.ts'
import { fotos } from '../files.ts'
import { melder } from '../person.ts'
import { refuseUnless } from '../rules.ts'

/** What may be damaged; whoever sees it chooses, so that the right people hear of it. */
export const schadenKategorien = [
  'strasse',
  'beleuchtung',
  'gruen',
  'spielplatz',
  'wanderweg',
  'abfall',
  'gebaeude',
  'sonstiges',
] as const

/** Degrees north and east as a device gives them: `48.75123, 8.55121`. */
export const standortPattern =
  /^-?(?:90(?:\.0+)?|[1-8]?\d(?:\.\d{1,8})?), ?-?(?:180(?:\.0+)?|(?:1[0-7]\d|\d{1,2})(?:\.\d{1,8})?)$/

/**
 * Report damage to streets, lamps, benches (spec 2.6). Where it is, an address says, or the place
 * of the device that somebody stands there with.
 */
export function schema() {
  const fields = z.object({
    kategorie: auswahl(schadenKategorien),
    beschreibung: absatz({ max: 4000 }),
    ort: freiwillig(zeile({ max: 200 })),
    standort: freiwillig(zeile({ max: 60 }).check(z.regex(standortPattern, 'ungueltig'))),
    fotos,
    ...melder,
  })
  return refuseUnless(fields, ({ ort, standort }) => Boolean(ort || standort), ['ort', 'fehlt'])
}
