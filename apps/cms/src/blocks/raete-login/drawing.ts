import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `raete-login` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Die Anmeldung der Ratsmitglieder.',
  shapes: [
    symbol(120, 30),
    heading(74, 54, 92),
    box(60, 72, 120, 18),
    box(60, 98, 120, 18),
    button(60, 128, 60),
  ],
}
