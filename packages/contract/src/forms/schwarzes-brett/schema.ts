import * as z from 'zod/mini'
import { brettArten } from '../../entities/brett-arten.ts'
import { ohneLink } from '../../shop/ohne-link.ts'
import { absatz, auswahl, freiwillig, haken, zeile } from '../fields.ts'
import { bild } from '../files.ts'
import { ansprechperson } from '../person.ts'
import { neededWith, pictureRights } from '../rules.ts'

/** Digits as a telephone number has them: 0 or + in front, seven or more, no dots as in dates. */
const telefonnummer = /(?<![\d.,:])(?:\+|0)(?:[ /()-]{0,2}\d){6,}/

/** A text that carries nobody away from the board, and calls nobody who has not released it. */
const ohneKontakt = (schema: z.ZodMiniString) =>
  ohneLink(schema).check(z.refine((text) => !telefonnummer.test(text), 'nummern'))

/**
 * What hangs (spec 2.6). Links, e-mail addresses and telephone numbers have no place in its words:
 * readers answer through a form, and a number that may be seen has a field of its own.
 */
export const aushang = {
  art: auswahl(brettArten),
  titel: ohneKontakt(zeile({ min: 3, max: 100 })),
  text: ohneKontakt(absatz({ max: 2000 })),
  preis: freiwillig(ohneKontakt(zeile({ max: 60 }))),
}

/** Put something up on the noticeboard (spec 2.6); its writer confirms it by mail. */
export function schema() {
  const fields = z.object({
    ...aushang,
    ...bild,
    ...ansprechperson,
    zeige_name: haken,
    zeige_telefon: haken,
  })
  return neededWith(pictureRights(fields), 'telefon', 'zeige_telefon')
}
