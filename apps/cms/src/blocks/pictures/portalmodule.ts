import type { Drawing } from './groups.ts'
import { box, button, heading, lines, photo } from './shapes.ts'

/** Drawings of the blocks that only portal modules have. */
export const drawingsOfModules: Readonly<Record<string, Drawing>> = {
  'panoramabild-panoramateaser': {
    group: 'text',
    satz: 'Ein Bild über die ganze Breite mit einem Text darauf.',
    shapes: [
      photo(0, 0, 240, 160),
      heading(28, 60, 130, 14),
      lines(28, 84, 100, 1),
      button(28, 100),
    ],
  },
  pauschalen: {
    group: 'wege',
    satz: 'Eine Pauschale mit ihren Preisen.',
    shapes: [
      heading(24, 24, 120),
      box(24, 44, 192, 92),
      ...[58, 84, 110].flatMap((y) => [lines(36, y, 90, 1), heading(170, y - 2, 34)]),
    ],
  },
}
