import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `app-hinweis` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Wie die Website auf den Startbildschirm kommt, Schritt für Schritt je Gerät.',
  shapes: [
    heading(20, 16, 120),
    ...[40, 72, 104].flatMap((y) => [box(20, y, 20, 22), lines(50, y + 4, 150, 2)]),
  ],
}
