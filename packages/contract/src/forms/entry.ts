import { absatz, auswahl, email, freiwillig, telefon, webadresse, zeile } from './fields.ts'
import { bild } from './files.ts'

/** Whether an entry is new or one that is there already shall say something else. */
export const vorhaben = ['neu', 'aenderung'] as const

/** What clubs and businesses say of themselves in the directory (spec 3, business entry). */
export const eintrag = {
  vorhaben: auswahl(vorhaben),
  titel: zeile({ max: 160 }),
  spezialisierung: freiwillig(zeile({ max: 120 })),
}

/** What stands on the website. */
export const text = absatz({ max: 2000 })

/** How everybody reaches them, and a picture. */
export const erreichbar = {
  kontakt_telefon: freiwillig(telefon),
  kontakt_email: freiwillig(email),
  link: freiwillig(webadresse),
  ...bild,
}
