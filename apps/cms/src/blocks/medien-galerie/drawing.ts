import type { Drawing } from '../pictures/groups.ts'
import { threeColumns } from '../pictures/layouts.ts'
import { heading, photo, play } from '../pictures/shapes.ts'

/** What an editor sees of `medien-galerie` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Bis zu drei Kacheln, die einen Film oder ein Bild öffnen.',
  shapes: threeColumns.flatMap((x) => [
    photo(x, 40, 60, 60),
    play(x + 30, 70),
    heading(x, 110, 44, 7),
  ]),
}
