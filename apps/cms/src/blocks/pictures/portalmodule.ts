import type { Drawing } from './groups.ts'
import { box, heading, lines } from './shapes.ts'

/** Drawings of the blocks that only portal modules have. */
export const drawingsOfModules: Readonly<Record<string, Drawing>> = {
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
