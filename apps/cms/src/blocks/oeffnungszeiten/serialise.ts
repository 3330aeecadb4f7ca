import { oeffnungszeitenOf } from '../../wire/serialise/adresse.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** Hours that an editor wrote; nothing to show without any. */
export const serialise: Serialise<'oeffnungszeiten'> = (block) => {
  const oeffnungszeitenStrukturiert = oeffnungszeitenOf(block.oeffnungszeitenStrukturiert)
  if (oeffnungszeitenStrukturiert.length === 0) return null
  return { titel: textOrNull(block.titel), oeffnungszeitenStrukturiert }
}
