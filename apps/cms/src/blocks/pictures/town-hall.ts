import type { Drawing } from './drawing.ts'
import { box, glass, heading, lines, photo } from './shapes.ts'

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
  oeffnungszeiten: {
    group: 'text',
    satz: 'Öffnungszeiten eines Ortes, der kein Amt ist; die Website sagt, ob gerade offen ist.',
    shapes: [
      heading(24, 22, 100),
      ...[50, 70, 90, 110, 130].flatMap((y) => [lines(24, y, 60, 1), lines(150, y, 66, 1)]),
    ],
  },
  'wegweiser-lebenslagen': {
    group: 'listen',
    satz: 'Lebenslagen zum Aufklappen, jede mit ihren Diensten.',
    shapes: [28, 62, 96].flatMap((y) => [box(24, y, 192, 26), heading(34, y + 9, 100, 6)]),
  },
  'wegweiser-formulare': {
    group: 'listen',
    satz: 'Alle Formulare der Dienste zum Herunterladen.',
    shapes: [30, 66, 102].flatMap((y) => [heading(24, y, 110, 6), lines(36, y + 14, 150, 1)]),
  },
  'wegweiser-organisation': {
    group: 'listen',
    satz: 'Die Ämter, wie sie einander zugeordnet sind.',
    shapes: [
      box(24, 22, 120, 24),
      ...[58, 92, 126].flatMap((y) => [box(64, y, 140, 24), heading(74, y + 8, 90, 6)]),
    ],
  },
  wegweiser: {
    group: 'listen',
    satz: 'Alle Dienste von A bis Z mit Suchfeld und Buchstabenleiste.',
    shapes: [
      box(24, 14, 192, 20),
      glass(202, 24),
      ...[24, 52, 80, 108, 136, 164, 192].map((x) => box(x, 42, 20, 16)),
      ...[74, 100, 126].flatMap((y) => [box(24, y, 192, 20), heading(34, y + 7, 110, 6)]),
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
  'wegweiser-detail': {
    group: 'detail',
    satz: 'Ein Dienst: was man mitbringt, was er kostet, wer zuständig ist.',
    shapes: [
      heading(24, 18, 130, 10),
      lines(24, 38, 120, 5),
      lines(24, 84, 110, 5),
      box(156, 36, 64, 96),
      lines(164, 46, 48, 6),
    ],
  },
  'mitarbeiter-detail': {
    group: 'detail',
    satz: 'Eine Person mit Bild, Zimmer, Telefon und Aufgaben.',
    shapes: [photo(24, 28, 60, 76), heading(100, 30, 110, 10), lines(100, 52, 104, 6)],
  },
} as const satisfies Record<string, Drawing>
