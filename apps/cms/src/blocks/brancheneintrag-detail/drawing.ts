import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `brancheneintrag-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Alle Angaben zu einem Eintrag des Branchenverzeichnisses, mit Öffnungszeiten und Kontakt.',
  shapes: [
    heading(20, 16, 110),
    lines(20, 34, 110, 4),
    photo(140, 16, 76, 56),
    box(20, 84, 92, 46),
    box(124, 84, 92, 46),
  ],
}
