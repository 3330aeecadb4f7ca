import type { Adresse, Kontakt } from '@kurstadt/contract'
import type { AmtDoc } from '../../payload-types.ts'
import { hrefOrNull, textOrNull } from './values.ts'

const mailAddress = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** How somebody is reached (spec 3). */
export function kontaktOf(stored: AmtDoc['kontakt']): Kontakt {
  const email = textOrNull(stored?.email)
  return {
    telefon: textOrNull(stored?.telefon),
    email: email !== null && mailAddress.test(email) ? email : null,
    link: hrefOrNull(stored?.link),
    linktext: textOrNull(stored?.linktext),
  }
}

/** A postal address (spec 3). */
export function adresseOf(stored: AmtDoc['adresse']): Adresse {
  return {
    gebaeude: textOrNull(stored?.gebaeude),
    strasse: textOrNull(stored?.strasse),
    plz: textOrNull(stored?.plz),
    ort: textOrNull(stored?.ort),
  }
}
