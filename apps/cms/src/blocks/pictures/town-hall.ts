import type { Drawing } from './drawing.ts'
import { box, heading, lines, photo } from './shapes.ts'

/** Lists of the town hall. */
export const townHall = {
  behoerdenlotse: {
    group: 'listen',
    satz: 'Alle Ämter zum Aufklappen, mit QR-Codes, Öffnungszeiten und Mitarbeitenden.',
    shapes: [
      heading(24, 16, 90),
      ...[36, 124].flatMap((y) => [box(24, y, 192, 22), heading(34, y + 8, 90, 6)]),
      box(24, 62, 192, 56),
      photo(32, 70, 40, 40),
      lines(84, 72, 120, 5),
    ],
  },
  ansprechpartner: {
    group: 'listen',
    satz: 'Ansprechpartner nach Ämtern, zum Aufklappen.',
    shapes: [
      heading(24, 16, 90),
      ...[36, 124].flatMap((y) => [box(24, y, 192, 22), heading(34, y + 8, 90, 6)]),
      ...[32, 124].flatMap((x) => [photo(x, 68, 32, 40), lines(x + 40, 72, 44, 4)]),
    ],
  },
} as const satisfies Record<string, Drawing>

/** Detail pages of the town hall. */
export const townHallDetails = {
  'amt-detail': {
    group: 'detail',
    satz: 'Ein Amt mit Öffnungszeiten, Kontakt und Zuständigkeiten.',
    shapes: [
      heading(24, 22, 110, 10),
      lines(24, 46, 104, 8),
      box(144, 44, 76, 84),
      ...[56, 74, 92, 110].flatMap((y) => [lines(152, y, 22, 1), lines(184, y, 28, 1)]),
    ],
  },
  'mitarbeiter-detail': {
    group: 'detail',
    satz: 'Eine Person mit Bild, Zimmer, Telefon und Aufgaben.',
    shapes: [photo(24, 28, 60, 76), heading(100, 30, 110, 10), lines(100, 52, 104, 6)],
  },
} as const satisfies Record<string, Drawing>
