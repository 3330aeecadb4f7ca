import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `schwarzes-brett-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Aushang mit Bild, Text und dem Weg, zu antworten.',
  shapes: [
    heading(24, 18, 150, 10),
    photo(24, 38, 90, 70),
    lines(124, 42, 92, 5),
    button(124, 96, 70),
  ],
}
