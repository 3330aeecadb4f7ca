import type { ParkingTexts } from './texts-de.ts'

/** Words about parking in English. */
export const en: ParkingTexts = {
  noneHint: 'The board at the entrance says whether the car park is open and has room.',
  empty: 'No car parks are listed here at the moment.',
  at: 'As of',
  access: 'Step-free access',
  stepFree: 'step-free access',
  map: 'Show on the map',
  mapOf: (titel) => `Show on the map: ${titel}`,
  otherMapOf: (titel) => `Show on the map: ${titel} (OpenStreetMap)`,
  simulation:
    'These numbers are made up: the demo town has no counters and works out how busy it might be at this time.',
  title: 'Free parking spaces',
}
