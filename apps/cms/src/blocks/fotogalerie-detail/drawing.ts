import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `fotogalerie-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Alle Bilder einer Fotogalerie in ihrer Form; jedes lässt sich groß ansehen.',
  shapes: [
    heading(20, 16, 120, 9),
    lines(20, 32, 150, 1),
    photo(20, 46, 78, 48),
    photo(104, 46, 34, 48),
    photo(144, 46, 76, 48),
    photo(20, 100, 118, 44),
    photo(144, 100, 76, 44),
  ],
}
