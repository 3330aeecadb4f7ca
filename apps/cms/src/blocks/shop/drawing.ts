import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { box, button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `shop` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Artikel, die verkauft werden, nach Rubriken.',
  shapes: [
    button(20, 16),
    box(70, 16, 44, 11),
    box(120, 16, 44, 11),
    ...threeColumns.flatMap((x) => [
      photo(x, 40, 60, 48),
      heading(x, 98, 52, 7),
      lines(x, 112, 40, 1),
      button(x, 126, 30),
    ]),
  ],
}
