import { z } from 'zod'
import { absatz, email, freiwillig, telefon, vorname, zeile, zustimmung } from './fields.ts'
import { xor } from './rules.ts'

/** A message to the town (spec 2.2); the answer comes by telephone or by mail, as one wishes. */
export function kontaktForm() {
  const schema = z.object({
    betreff: zeile({ max: 160 }),
    nachricht: absatz({ max: 4000 }),
    vorname,
    nachname: vorname,
    email: freiwillig(email),
    telefon: freiwillig(telefon),
    datenschutz: zustimmung,
  })
  return xor(schema, 'email', 'telefon')
}
