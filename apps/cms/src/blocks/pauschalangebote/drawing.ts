import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `pauschalangebote` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Pauschalen mit Bild, Nächten und „ab“-Preis.',
  shapes: threeColumns.flatMap((x) => [
    photo(x, 30, 60, 44),
    heading(x, 82, 48, 7),
    lines(x, 96, 54, 2),
    button(x, 122, 36),
  ]),
}
