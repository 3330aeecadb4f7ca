import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `fotogalerie` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Fotogalerien mit ihrem Titelbild, die neueste zuerst.',
  shapes: [
    heading(20, 18, 90),
    ...threeColumns.flatMap((x) => [
      photo(x, 40, 60, 56),
      heading(x, 104, 44, 6),
      lines(x, 118, 60, 2),
    ]),
  ],
}
