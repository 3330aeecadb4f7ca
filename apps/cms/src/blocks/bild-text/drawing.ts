import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `bild-text` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  isCommon: true,
  satz: 'Ein Bild neben einem Text, links oder rechts.',
  shapes: [photo(20, 34, 92, 92), heading(128, 36, 78), lines(128, 56, 92, 5), button(128, 114)],
}
