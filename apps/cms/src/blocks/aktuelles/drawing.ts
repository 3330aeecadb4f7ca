import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `aktuelles` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Meldungen, die neueste zuerst.',
  shapes: [
    heading(24, 20, 90),
    ...threeRows.flatMap((y) => [
      photo(24, y, 40, 27),
      heading(74, y + 3, 100, 7),
      lines(74, y + 17, 140, 1),
    ]),
  ],
}
