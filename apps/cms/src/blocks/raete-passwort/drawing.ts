import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `raete-passwort` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Wo Ratsmitglieder ein neues Passwort anfordern.',
  shapes: [heading(60, 28, 110), lines(60, 48, 120, 2), box(60, 76, 120, 18), button(60, 106, 80)],
}
