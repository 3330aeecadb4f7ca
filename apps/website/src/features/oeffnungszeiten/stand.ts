import type { Oeffnungszeiten } from '@kurstadt/contract'

/** Whose hours these are: a door is open or closed, somebody on the telephone can be reached or not. */
export function standOf(typ: Oeffnungszeiten['typ']): 'tuer' | 'telefon' {
  return typ === 'TELEFONISCHE_ERREICHBARKEIT' ? 'telefon' : 'tuer'
}
