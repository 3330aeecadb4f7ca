import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `mitarbeiter-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine Person mit Bild, Zimmer, Telefon und Aufgaben.',
  shapes: [photo(24, 28, 60, 76), heading(100, 30, 110, 10), lines(100, 52, 104, 6)],
}
