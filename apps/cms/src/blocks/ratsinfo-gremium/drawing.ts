import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-gremium` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Gremium mit Aufgaben und Mitgliedern.',
  shapes: [
    heading(24, 18, 130, 10),
    lines(24, 40, 192, 3),
    ...[40, 100, 160].flatMap((x) => [symbol(x, 92), lines(x - 16, 116, 32, 2)]),
  ],
}
