import { oeffnungszeitenOf } from '../../wire/serialise/oeffnungszeiten.ts'
import { idOf, textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** Hours of an office, else those that an editor wrote; nothing to show without any. */
export const serialise: Serialise<'oeffnungszeiten'> = (block, { stellen }) => {
  const office = idOf(block.zeiten_amt)
  const stored = office === null ? block : stellen.get(office)
  const oeffnungszeitenStrukturiert = oeffnungszeitenOf(stored?.oeffnungszeitenStrukturiert)
  if (oeffnungszeitenStrukturiert.length === 0) return null
  return { titel: textOrNull(block.titel), oeffnungszeitenStrukturiert }
}
