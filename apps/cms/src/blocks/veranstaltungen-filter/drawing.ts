import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading } from '../pictures/shapes.ts'

/** What an editor sees of `veranstaltungen-filter` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Ein kurzer Filter, der zu allen Veranstaltungen führt.',
  shapes: [heading(24, 24, 110), box(24, 48, 192, 18), box(24, 76, 192, 18), button(24, 108)],
}
