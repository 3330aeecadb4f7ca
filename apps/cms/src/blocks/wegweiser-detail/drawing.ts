import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `wegweiser-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Dienst: was man mitbringt, was er kostet, wer zuständig ist.',
  shapes: [
    heading(24, 18, 130, 10),
    lines(24, 38, 120, 5),
    lines(24, 84, 110, 5),
    box(156, 36, 64, 96),
    lines(164, 46, 48, 6),
  ],
}
