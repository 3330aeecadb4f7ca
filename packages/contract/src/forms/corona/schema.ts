import * as z from 'zod/mini'
import {
  anzahlPersonen,
  email,
  freiwillig,
  tagAbHeute,
  telefon,
  uhrzeit,
  zeile,
} from '../fields.ts'
import { anschrift, ansprechperson } from '../person.ts'

/**
 * Leave one's contact details for a visit, as a pandemic asked for it (spec 2.6, decisions 2.6).
 * Somebody is called first, so the telephone number is needed and the mail address is not.
 */
export function schema(heute: string) {
  return z.object({
    einrichtung: zeile({ max: 160 }),
    // They are kept until four weeks after it: a slip of the pen must not make that years.
    datum: tagAbHeute(heute, 1),
    uhrzeit,
    anzahl_personen: anzahlPersonen,
    ...anschrift,
    ...ansprechperson,
    telefon,
    email: freiwillig(email),
  })
}
