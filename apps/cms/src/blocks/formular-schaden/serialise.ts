import type { Karte } from '@kurstadt/contract'
import type { MediumDoc } from '../../payload-types.ts'
import { bildFields } from '../../wire/serialise/bild.ts'
import type { Refs } from '../../wire/serialise/refs.ts'
import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

type StoredMap = {
  bild?: string | MediumDoc | null
  nord?: number | null
  sued?: number | null
  west?: number | null
  ost?: number | null
}

/** A map with its picture and all its edges; null for half of one, which a draft may have. */
function karteOf(stored: StoredMap | null | undefined, refs: Refs): Karte | null {
  const { nord = null, sued = null, west = null, ost = null } = stored ?? {}
  const { bild } = bildFields(stored?.bild, refs)
  if (bild === null || nord === null || sued === null || west === null || ost === null) return null
  return nord > sued && ost > west ? { bild, nord, sued, west, ost } : null
}

/** How `formular-schaden` goes out. */
export const serialise: Serialise<'formular-schaden'> = (block, refs) => ({
  ...titleAndIntroduction(block),
  karte: karteOf(block.karte, refs),
})
