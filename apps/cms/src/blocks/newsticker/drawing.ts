import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `newsticker` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die neuesten Meldungen nebeneinander.',
  shapes: threeColumns.flatMap((x) => [
    box(x, 40, 60, 82),
    heading(x + 8, 52, 40, 7),
    lines(x + 8, 70, 44, 4),
  ]),
}
