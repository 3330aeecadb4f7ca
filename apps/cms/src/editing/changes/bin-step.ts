import { valuesOf } from './changed-doc.ts'

/** A document lies in the bin. */
export function isInBin(doc: unknown): boolean {
  return Boolean(valuesOf(doc).get('deletedAt'))
}

/** What a save does with the bin: puts the document there, brings it back, or neither. */
export function binStep(before: unknown, after: unknown): 'in' | 'out' | null {
  if (!valuesOf(after).has('deletedAt') || isInBin(before) === isInBin(after)) return null
  return isInBin(after) ? 'in' : 'out'
}
