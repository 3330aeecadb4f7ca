import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `abfall-erinnerung` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Das Formular, mit dem man sich an die Müllabfuhr erinnern lässt.',
  shapes: [
    heading(24, 18, 120),
    ...[42, 60].flatMap((y) => [box(24, y, 10, 10), lines(42, y + 3, 90, 1)]),
    box(24, 82, 192, 18),
    box(24, 108, 192, 18),
    box(24, 134, 70, 16),
  ],
}
