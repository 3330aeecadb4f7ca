import { z } from 'zod'
import { absatz, email, freiwillig, zeile } from './fields.ts'
import { ansprechperson } from './person.ts'
import { xor } from './rules.ts'

/** A message to the town (spec 2.2); the answer comes by telephone or by mail, as one wishes. */
export function kontaktForm() {
  const schema = z.object({
    betreff: zeile({ max: 160 }),
    nachricht: absatz({ max: 4000 }),
    ...ansprechperson,
    email: freiwillig(email),
  })
  return xor(schema, 'email', 'telefon')
}
