import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, symbol } from '../pictures/shapes.ts'

const fourColumns = [40, 93, 147, 200]

/** What an editor sees of `kurzinfo-icons` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Bis zu vier Symbole mit Stichwort und Link, etwa Anreise, Parken, Telefon.',
  shapes: fourColumns.flatMap((x) => [
    symbol(x, 58),
    heading(x - 18, 84, 36, 7),
    lines(x - 20, 100, 40, 2),
  ]),
}
