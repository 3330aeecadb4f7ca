import type { RichText } from '@kurstadt/contract'

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const

/**
 * By how much the headings of a text move so that its highest one stands right below what is above
 * it: no level is skipped, whichever one the editor began with.
 */
export function headingShift(text: RichText, isBelowHeading: boolean): number {
  const levels = text.flatMap((block) => (block.type === 'heading' ? [block.level] : []))
  if (levels.length === 0) return 0
  return (isBelowHeading ? 3 : 2) - Math.min(...levels)
}

/** Tag of a heading at a level. */
export function headingTag(level: number): (typeof tags)[keyof typeof tags] {
  if (level <= 2) return tags[2]
  if (level === 3) return tags[3]
  return level === 4 ? tags[4] : tags[5]
}
