import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `outdoor-route` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Eine Tour mit ihrem Weg auf der Karte und dem, was man zuerst wissen will; der Rest steht auf ihrer Seite.',
  shapes: [
    box(20, 20, 112, 120),
    symbol(60, 66, 9),
    symbol(96, 98, 9),
    heading(144, 26, 76),
    lines(144, 46, 76, 4),
    button(144, 112, 60),
  ],
}
