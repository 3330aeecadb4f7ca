import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `bild-text-teaser-3x` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Bis zu drei Bilder nebeneinander, jedes mit Titel, Text und Link.',
  shapes: threeColumns.flatMap((x) => [
    photo(x, 28, 60, 50),
    heading(x, 88, 44, 7),
    lines(x, 104, 60, 3),
  ]),
}
