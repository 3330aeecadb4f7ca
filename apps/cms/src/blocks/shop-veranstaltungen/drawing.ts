import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { button, day, heading } from '../pictures/shapes.ts'

/** What an editor sees of `shop-veranstaltungen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Veranstaltungen, für die es im Shop etwas gibt.',
  shapes: threeRows.flatMap((y) => [day(24, y), heading(62, y + 3, 90, 7), button(160, y)]),
}
