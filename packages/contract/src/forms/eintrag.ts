import * as z from 'zod/mini'
import { absatz, auswahl, email, freiwillig, haken, telefon, webadresse, zeile } from './fields.ts'
import { bild } from './files.ts'
import { anschrift, ansprechperson } from './person.ts'
import { pictureRights } from './rules.ts'

/** Whether an entry is new or one that is there already shall say something else. */
export const vorhaben = ['neu', 'aenderung'] as const

/** What clubs and businesses say of themselves in the directory (spec 3, business entry). */
const eintrag = {
  vorhaben: auswahl(vorhaben),
  titel: zeile({ max: 160 }),
  spezialisierung: freiwillig(zeile({ max: 120 })),
}

const text = absatz({ max: 2000 })

/** How everybody reaches them, and a picture. */
const erreichbar = {
  kontakt_telefon: freiwillig(telefon),
  kontakt_email: freiwillig(email),
  link: freiwillig(webadresse),
  ...bild,
}

/** A club enters itself or changes its entry (spec 2.6). */
export function vereinForm() {
  const schema = z.object({
    ...eintrag,
    text,
    strasse: freiwillig(anschrift.strasse),
    plz: freiwillig(anschrift.plz),
    ort: freiwillig(anschrift.ort),
    ...erreichbar,
    funktion: freiwillig(zeile({ max: 120 })),
    ...ansprechperson,
  })
  return pictureRights(schema)
}

/** A business enters itself in the directory or changes its entry (spec 2.6). */
export function brancheneintragForm() {
  const schema = z.object({
    ...eintrag,
    rubrik: freiwillig(zeile({ max: 120 })),
    text,
    oeffnungszeiten: freiwillig(absatz({ max: 600 })),
    ...anschrift,
    zeige_adresse: haken,
    ...erreichbar,
    ...ansprechperson,
  })
  return pictureRights(schema)
}
