import { z } from 'zod'
import { absatz, email, freiwillig, telefon, vorname, zeile, zustimmung } from './fields.ts'

/** Whoever reports something may stay unknown; who wants an answer says where it goes. */
const wer = {
  vorname: freiwillig(vorname),
  nachname: freiwillig(vorname),
  email: freiwillig(email),
  telefon: freiwillig(telefon),
  datenschutz: zustimmung,
}

/** Report damage to streets, lamps, benches (spec 2.6). */
export function schadenForm() {
  return z.object({ ort: zeile({ max: 200 }), beschreibung: absatz({ max: 4000 }), ...wer })
}

/** Report what keeps somebody from using the website (spec 2.6, accessibility). */
export function barriereForm() {
  return z.object({
    seite: freiwillig(zeile({ max: 300 })),
    beschreibung: absatz({ max: 4000 }),
    ...wer,
  })
}
