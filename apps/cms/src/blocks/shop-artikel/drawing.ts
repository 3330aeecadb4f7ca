import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `shop-artikel` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein ganzer Artikel mit Preis, Bild und allen Angaben.',
  shapes: [
    photo(24, 20, 100, 76),
    heading(136, 22, 80, 9),
    lines(136, 40, 60, 1),
    box(136, 54, 80, 16),
    button(136, 80, 64),
    lines(24, 110, 192, 4),
  ],
}
