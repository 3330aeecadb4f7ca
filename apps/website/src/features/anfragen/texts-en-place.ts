import type { FormTexts } from './texts.ts'

const windsEn = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** Words of the place where something is, in English. */
export const placeEn: Pick<FormTexts, 'place' | 'map'> = {
  place: {
    use: 'Use my location',
    remove: 'Remove the location',
    asking: 'Your device is looking for its location …',
    found: (metres) =>
      `Your location is entered, to within about ${metres} metres. We do not need an address then.`,
    kept: 'A location is entered.',
    removed: 'The location has been removed.',
    away: 'Your device does not tell its location. Please write in the field above where it is.',
    instead: {
      map: {
        hint: 'We need one of the two: the address, or a point on the map.',
        fehlt: 'Please say where it is: write an address, or show the place on the map.',
      },
      device: {
        hint: 'We need one of the two: the address, or your location.',
        fehlt: 'Please say where it is: write an address, or use your location.',
      },
    },
  },
  map: {
    title: 'Or show the place on the map',
    hint: 'Click or tap on the place. With the keyboard: arrow keys move the point, faster together with Shift; Delete takes it away.',
    label: 'Place on the map',
    at: ({ metres, wind }) =>
      metres === 0
        ? 'in the middle of the map'
        : `${metres} metres ${windsEn[wind]} of the middle of the map`,
    nowhere: 'no point set',
    source: 'Map:',
    larger: 'Show a larger map',
    set: (where) =>
      `The place is entered${where === null ? '' : `: ${where}`}. We then need no address.`,
    choose: 'Choose the place on the map',
    missing: 'The map cannot be loaded just now. An address will do.',
  },
}
