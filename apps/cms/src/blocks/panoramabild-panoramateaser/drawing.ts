import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `panoramabild-panoramateaser` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Ein Bild über die ganze Breite mit einem Text darauf.',
  shapes: [photo(0, 0, 240, 160), heading(28, 60, 130, 14), lines(28, 84, 100, 1), button(28, 100)],
}
