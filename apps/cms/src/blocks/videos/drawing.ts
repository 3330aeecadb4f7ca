import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { heading, lines, photo, play } from '../pictures/shapes.ts'

/** What an editor sees of `videos` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Drei Videos nebeneinander; jedes öffnet sich in einem Fenster.',
  shapes: [
    heading(20, 18, 90),
    ...threeColumns.flatMap((x) => [
      photo(x, 44, 60, 40),
      play(x + 30, 64),
      heading(x, 92, 50, 6),
      lines(x, 106, 60, 2),
    ]),
  ],
}
