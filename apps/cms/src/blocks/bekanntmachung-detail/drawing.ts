import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `bekanntmachung-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine Bekanntmachung im vollen Wortlaut mit Rechtsgrundlage, Tagen und Prüfsumme.',
  shapes: [
    heading(24, 16, 150, 10),
    box(24, 34, 192, 26),
    lines(24, 70, 192, 5),
    box(24, 118, 192, 18),
  ],
}
