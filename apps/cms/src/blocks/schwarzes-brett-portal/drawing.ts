import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `schwarzes-brett-portal` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Wie man etwas aushängt, und der Link zu den eigenen Aushängen.',
  shapes: [
    heading(24, 18, 130, 8),
    lines(24, 36, 180, 2),
    button(24, 58, 84),
    box(24, 92, 120, 16),
    button(152, 91, 64),
  ],
}
