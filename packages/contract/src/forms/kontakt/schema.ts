import * as z from 'zod/mini'
import { absatz, email, freiwillig, zeile } from '../fields.ts'
import { ansprechperson } from '../person.ts'
import { atLeastOne } from '../rules.ts'

/** A message to the town (spec 2.2); the answer comes by telephone or by mail, and both may be given. */
export function schema() {
  const fields = z.object({
    betreff: zeile({ max: 160 }),
    nachricht: absatz({ max: 4000 }),
    ...ansprechperson,
    email: freiwillig(email),
  })
  return atLeastOne(fields, 'email', 'telefon')
}
