import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `baugebiete` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Baugebiete der Stadt mit ihren freien Plätzen und dem günstigsten Preis.',
  shapes: [20, 124].flatMap((x) => [
    photo(x, 16, 92, 50),
    heading(x, 76, 70, 8),
    lines(x, 92, 88, 3),
  ]),
}
