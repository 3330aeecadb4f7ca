import type { Drawing } from '../pictures/groups.ts'
import { heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `text` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  isCommon: true,
  satz: 'Überschrift und Fließtext mit Listen, Links und Tabellen.',
  shapes: [heading(24, 24, 110), lines(24, 48, 192, 9)],
}
