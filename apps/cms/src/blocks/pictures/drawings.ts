import type { TemplateName } from '@kurstadt/contract'
import type { Drawing } from './drawing.ts'
import { forms } from './forms.ts'
import {
  box,
  button,
  day,
  glass,
  heading,
  lines,
  photo,
  play,
  quote,
  sheet,
  symbol,
} from './shapes.ts'
import { townHall, townHallDetails } from './town-hall.ts'

/** Blocks that only portal modules have. */
type ModuleBlock = 'pauschalen' | 'newsticker' | 'medien-galerie' | 'panoramabild-panoramateaser'

const threeColumns = [20, 90, 160]
const fourColumns = [40, 93, 147, 200]
const threeRows = [44, 78, 112]

const textAndPictures = {
  text: {
    group: 'text',
    satz: 'Überschrift und Fließtext mit Listen, Links und Tabellen.',
    shapes: [heading(24, 24, 110), lines(24, 48, 192, 9)],
  },
  'bild-text': {
    group: 'text',
    satz: 'Ein Bild neben einem Text, links oder rechts.',
    shapes: [photo(20, 34, 92, 92), heading(128, 36, 78), lines(128, 56, 92, 5), button(128, 114)],
  },
  zitat: {
    group: 'text',
    satz: 'Ein hervorgehobener Satz und wer ihn gesagt hat.',
    shapes: [
      quote(40, 34),
      heading(40, 68, 160, 7),
      heading(40, 84, 130, 7),
      lines(40, 110, 60, 1),
    ],
  },
  'headline-teaser': {
    group: 'text',
    satz: 'Eine große Überschrift mit kurzem Text und Link, um einen Abschnitt zu beginnen.',
    shapes: [
      heading(30, 36, 180, 18),
      lines(30, 66, 110, 1),
      lines(30, 86, 180, 2),
      button(30, 118),
    ],
  },
  'bild-text-teaser-3x': {
    group: 'text',
    satz: 'Bis zu drei Bilder nebeneinander, jedes mit Titel, Text und Link.',
    shapes: threeColumns.flatMap((x) => [
      photo(x, 28, 60, 50),
      heading(x, 88, 44, 7),
      lines(x, 104, 60, 3),
    ]),
  },
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
  'medien-galerie': {
    group: 'text',
    satz: 'Bis zu drei Kacheln, die einen Film oder ein Bild öffnen.',
    shapes: threeColumns.flatMap((x) => [
      photo(x, 40, 60, 60),
      play(x + 30, 70),
      heading(x, 110, 44, 7),
    ]),
  },
} as const satisfies Record<string, Drawing>

const signposts = {
  'kurzinfo-icons': {
    group: 'wege',
    satz: 'Bis zu vier Symbole mit Stichwort und Link, etwa Anreise, Parken, Telefon.',
    shapes: fourColumns.flatMap((x) => [
      symbol(x, 58),
      heading(x - 18, 84, 36, 7),
      lines(x - 20, 100, 40, 2),
    ]),
  },
  downloads: {
    group: 'wege',
    satz: 'Dateien zum Herunterladen mit Format und Größe.',
    shapes: [
      heading(24, 20, 90),
      ...threeRows.flatMap((y) => [
        sheet(26, y),
        heading(56, y + 4, 110, 6),
        lines(56, y + 15, 60, 1),
      ]),
    ],
  },
  suche: {
    group: 'wege',
    satz: 'Das Suchfeld der Website mit seinen Treffern.',
    shapes: [
      box(24, 26, 192, 24),
      glass(200, 36),
      ...[68, 98, 128].flatMap((y) => [heading(24, y, 90, 6), lines(24, y + 11, 180, 1)]),
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
} as const satisfies Record<string, Drawing>

const lists = {
  veranstaltungen: {
    group: 'listen',
    satz: 'Die kommenden Veranstaltungen mit Filtern und Kalender.',
    shapes: [
      heading(24, 20, 90),
      ...threeRows.flatMap((y) => [
        day(24, y),
        heading(62, y + 3, 100, 7),
        lines(62, y + 17, 140, 1),
      ]),
    ],
  },
  'veranstaltungen-filter': {
    group: 'wege',
    satz: 'Ein kurzer Filter, der zu allen Veranstaltungen führt.',
    shapes: [heading(24, 24, 110), box(24, 48, 192, 18), box(24, 76, 192, 18), button(24, 108)],
  },
  'shop-veranstaltungen': {
    group: 'listen',
    satz: 'Veranstaltungen, für die es im Shop etwas gibt.',
    shapes: threeRows.flatMap((y) => [day(24, y), heading(62, y + 3, 90, 7), button(160, y)]),
  },
  'sidebar-veranstaltungen': {
    group: 'wege',
    satz: 'Veranstaltung vorschlagen und Monatsprogramme als PDF.',
    shapes: [
      heading(24, 24, 110),
      button(24, 48),
      ...[86, 112].flatMap((y) => [sheet(24, y), lines(60, y + 6, 120, 1)]),
    ],
  },
  'veranstaltungen-archiv': {
    group: 'listen',
    satz: 'Vergangene Veranstaltungen mit Auswahl des Jahres.',
    shapes: [
      box(24, 20, 120, 16),
      button(152, 20),
      ...[50, 84, 118].flatMap((y) => [day(24, y), heading(62, y + 3, 100, 7)]),
    ],
  },
  aktuelles: {
    group: 'listen',
    satz: 'Die Meldungen, die neueste zuerst.',
    shapes: [
      heading(24, 20, 90),
      ...threeRows.flatMap((y) => [
        photo(24, y, 40, 27),
        heading(74, y + 3, 100, 7),
        lines(74, y + 17, 140, 1),
      ]),
    ],
  },
  newsticker: {
    group: 'listen',
    satz: 'Die neuesten Meldungen nebeneinander.',
    shapes: threeColumns.flatMap((x) => [
      box(x, 40, 60, 82),
      heading(x + 8, 52, 40, 7),
      lines(x + 8, 70, 44, 4),
    ]),
  },
  eventteaser: {
    group: 'listen',
    satz: 'Die nächsten Veranstaltungen, fünf zu Anfang.',
    shapes: threeColumns.flatMap((x) => [
      photo(x, 30, 60, 46),
      day(x, 66),
      heading(x, 102, 52, 7),
      lines(x, 118, 60, 2),
    ]),
  },
} as const satisfies Record<string, Drawing>

const details = {
  'veranstaltung-detail': {
    group: 'detail',
    satz: 'Alle Angaben zu einer Veranstaltung.',
    shapes: [photo(20, 16, 200, 54), day(20, 82), heading(58, 84, 120, 10), lines(58, 104, 150, 4)],
  },
  'aktuelles-detail': {
    group: 'detail',
    satz: 'Eine ganze Meldung mit Bild und Text.',
    shapes: [
      heading(24, 18, 150, 10),
      lines(24, 36, 50, 1),
      photo(24, 50, 192, 48),
      lines(24, 110, 192, 4),
    ],
  },
} as const satisfies Record<string, Drawing>

/** A drawing for each block; a template without one does not compile. */
export const drawings: Record<TemplateName | ModuleBlock, Drawing> = {
  ...textAndPictures,
  ...signposts,
  ...lists,
  ...townHall,
  ...forms,
  ...details,
  ...townHallDetails,
}
