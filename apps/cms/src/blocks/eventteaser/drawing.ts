import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { day, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `eventteaser` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die nächsten Veranstaltungen, fünf zu Anfang.',
  shapes: threeColumns.flatMap((x) => [
    photo(x, 30, 60, 46),
    day(x, 66),
    heading(x, 102, 52, 7),
    lines(x, 118, 60, 2),
  ]),
}
