import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, quote } from '../pictures/shapes.ts'

/** What an editor sees of `zitat` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Ein hervorgehobener Satz und wer ihn gesagt hat.',
  shapes: [quote(40, 34), heading(40, 68, 160, 7), heading(40, 84, 130, 7), lines(40, 110, 60, 1)],
}
