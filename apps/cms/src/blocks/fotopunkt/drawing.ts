import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, photo } from '../pictures/shapes.ts'

/** What an editor sees of `fotopunkt` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Das neueste Bild des Fotopunkts, daneben das Archiv nach Tagen.',
  shapes: [
    heading(20, 14, 90),
    photo(20, 34, 96, 72),
    heading(20, 114, 60, 6),
    box(128, 34, 58, 16),
    button(192, 34, 28),
    photo(128, 58, 44, 34),
    photo(176, 58, 44, 34),
    photo(128, 98, 44, 34),
    photo(176, 98, 44, 34),
  ],
}
