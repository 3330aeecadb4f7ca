import type { Karte } from '@kurstadt/contract'
import type { MediumDoc } from '../../payload-types.ts'
import { bildFields } from './bild.ts'
import type { Refs } from './refs.ts'

type StoredMap = {
  bild?: string | MediumDoc | null
  nord?: number | null
  sued?: number | null
  west?: number | null
  ost?: number | null
}

/** A map with its picture and all its edges; null for half of one, which a draft may have. */
export function karteOf(stored: StoredMap | null | undefined, refs: Refs): Karte | null {
  const { nord = null, sued = null, west = null, ost = null } = stored ?? {}
  const { bild } = bildFields(stored?.bild, refs)
  if (bild === null || nord === null || sued === null || west === null || ost === null) return null
  return nord > sued && ost > west ? { bild, nord, sued, west, ost } : null
}
