import * as z from 'zod/mini'
import { eintrag, erreichbar, text } from '../entry.ts'
import { absatz, freiwillig, haken, zeile } from '../fields.ts'
import { anschrift, ansprechperson } from '../person.ts'
import { pictureRights } from '../rules.ts'

/** A business enters itself in the directory or changes its entry (spec 2.6). */
export function schema() {
  const fields = z.object({
    ...eintrag,
    rubrik: freiwillig(zeile({ max: 120 })),
    text,
    oeffnungszeiten: freiwillig(absatz({ max: 600 })),
    ...anschrift,
    zeige_adresse: haken,
    ...erreichbar,
    ...ansprechperson,
  })
  return pictureRights(fields)
}
