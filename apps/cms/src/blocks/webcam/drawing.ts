import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo, play } from '../pictures/shapes.ts'

const thumbs = [20, 56, 92, 128, 164]

/** What an editor sees of `webcam` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Webcams: das neueste eigene Bild, der Tag im Rückblick, daneben das Livebild nach einem Klick.',
  shapes: [
    heading(20, 14, 90),
    photo(20, 32, 104, 70),
    photo(134, 32, 86, 50),
    play(177, 57),
    lines(134, 90, 86, 2),
    ...thumbs.map((x) => photo(x, 110, 32, 22)),
  ],
}
