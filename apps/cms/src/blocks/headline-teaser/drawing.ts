import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `headline-teaser` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Eine große Überschrift mit kurzem Text und Link, um einen Abschnitt zu beginnen.',
  shapes: [heading(30, 36, 180, 18), lines(30, 66, 110, 1), lines(30, 86, 180, 2), button(30, 118)],
}
