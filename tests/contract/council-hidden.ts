import { expect } from 'vitest'
import { markers } from './council-town.ts'

/** Words that no public answer may have anywhere. */
export const hidden = Object.values(markers).filter((word) => word !== markers.everybody)

/** Fails when a text has a word that is not for everybody. */
export function nothingHiddenIn(text: string): void {
  for (const word of hidden) expect(text.toLowerCase()).not.toContain(word.toLowerCase())
}
