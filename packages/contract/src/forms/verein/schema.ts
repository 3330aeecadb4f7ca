import * as z from 'zod/mini'
import { eintrag, erreichbar, text } from '../entry.ts'
import { freiwillig, zeile } from '../fields.ts'
import { anschrift, ansprechperson } from '../person.ts'
import { pictureRights } from '../rules.ts'

/** A club enters itself or changes its entry (spec 2.6). */
export function schema() {
  const fields = z.object({
    ...eintrag,
    text,
    strasse: freiwillig(anschrift.strasse),
    plz: freiwillig(anschrift.plz),
    ort: freiwillig(anschrift.ort),
    ...erreichbar,
    funktion: freiwillig(zeile({ max: 120 })),
    ...ansprechperson,
  })
  return pictureRights(fields)
}
