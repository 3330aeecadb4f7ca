import * as z from 'zod/mini'
import { brettArten } from '../../entities/brett-arten.ts'
import { absatz, auswahl, freiwillig, haken, zeile } from '../fields.ts'
import { bild } from '../files.ts'
import { ansprechperson } from '../person.ts'
import { neededWith, pictureRights } from '../rules.ts'

/** What people put between the digits of a telephone number, and not between days. */
const between = String.raw`[\s/()_*•·\p{Pd}]{0,4}`

/**
 * Digits as a telephone number has them: 0 or + in front, seven or more. Dots are among them only
 * behind an area code of three digits, which no day and no time has.
 */
const telefonnummer = new RegExp(
  String.raw`(?<![\d.,:])(?:(?:\+|0)(?:${between}\d){6,}|(?:\+\d|0\d)\d{1,3}(?:[.]?${between}\d){4,})`,
  'u',
)

/** What is plainly a link or an address. */
const link = /https?:|www\.|@/i

/** A text that carries nobody away from the board, and calls nobody who has not released it. */
const ohneKontakt = (schema: z.ZodMiniString) =>
  schema.check(
    z.refine((text) => !link.test(text), 'links'),
    // Digits are digits in whatever width they are written.
    z.refine((text) => !telefonnummer.test(text.normalize('NFKC')), 'nummern'),
  )

/**
 * What hangs (spec 2.6). Links, e-mail addresses and telephone numbers have no place in its words:
 * readers answer through a form, and a number that may be seen has a field of its own. `further` is
 * what else its words are looked through for.
 */
export const aushangFelder = (further = (schema: z.ZodMiniString) => schema) => ({
  art: auswahl(brettArten),
  titel: further(ohneKontakt(zeile({ min: 3, max: 100 }))),
  text: further(ohneKontakt(absatz({ max: 2000 }))),
  preis: freiwillig(further(ohneKontakt(zeile({ max: 60 })))),
})

/**
 * Put something up on the noticeboard (spec 2.6); its writer confirms it by mail. Names of hosts
 * without `www.` are looked for where it arrives (`brettSchema`): no visitor's browser has to load the
 * list of all endings for them.
 */
export function schema() {
  const fields = z.object({
    ...aushangFelder(),
    ...bild,
    ...ansprechperson,
    zeige_name: haken,
    zeige_telefon: haken,
  })
  return neededWith(pictureRights(fields), 'telefon', 'zeige_telefon')
}
