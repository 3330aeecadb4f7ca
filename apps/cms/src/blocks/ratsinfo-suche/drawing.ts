import type { Drawing } from '../pictures/groups.ts'
import { box, glass, heading, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-suche` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Das Suchfeld für Sitzungen und Vorlagen, auch in deren Dateien.',
  shapes: [
    box(24, 22, 192, 22),
    glass(202, 32),
    ...[24, 76, 128].map((x) => box(x, 52, 44, 14)),
    ...[80, 112].flatMap((y) => [sheet(24, y), heading(52, y + 6, 130, 7)]),
  ],
}
