import type { MapTexts } from './texts-de.ts'

/** Words about maps in English. */
export const en: MapTexts = {
  ansicht: 'View',
  liste: 'List',
  karte: 'Map',
  zurKarte: 'To the map on this page',
  titel: 'Map of the places found',
  twin: 'The places of the map as a list',
  hinweis:
    'The numbers on the map are those of the list. Choose a number to see where the place is.',
  luftlinie: 'Distances are as the crow flies.',
  quelle: (wer) => `Map: ${wer}. North is at the top.`,
  norden: 'North is at the top.',
  beweglich: 'Moving map',
  laden: 'Load the moving map',
  laedt: 'The moving map is loading …',
  bereit: 'You can now move and enlarge the map.',
  fehlt: 'The moving map cannot be shown here. Picture and list show the same places.',
  waehlen: {
    beschreibung: 'Map. Arrow keys move it, Enter puts the point in its middle.',
    bereit:
      'Click or tap on the place. With the keyboard: arrow keys move the map, plus and minus change its size, Enter puts the point in its middle.',
    fehlt:
      'The moving map cannot be shown here. A picture of the town or an address will do just as well.',
  },
  redaktion: {
    titel: 'Choose the place on the map',
    fehlt: 'The map cannot be shown here. Please enter the two numbers.',
    ohneKarte:
      'This website has no map of its own on which a place can be chosen. Please enter the two numbers.',
  },
  groesser: 'Enlarge the map',
  kleiner: 'Make the map smaller',
  ganz: 'Whole map',
  beschreibung: 'Map. Arrow keys move it, plus and minus change its size.',
  zweiFinger: 'Use two fingers to move the map',
  mitTaste: 'Hold Ctrl to enlarge the map',
  mitTasteMac: 'Hold ⌘ to enlarge the map',
  zeigen: (nummer, name) => `Number ${nummer}: show ${name} on the map`,
  zeile: 'More in the table',
  nichtDrauf: 'Not on the map.',
  vomBahnhof: (weit) => `${weit} from the station`,
  vomKurpark: (weit) => `${weit} from the spa park`,
  amKurpark: 'beside the spa park',
  stufenlos: 'step-free entrance',
  ohneLage: 'Where it is, you will learn on request.',
  zuViele: (meiste, alle) =>
    `The map shows the first ${meiste} of ${alle} entries. Please narrow down your search.`,
}
