import { stadtplan, stadtplanRand } from '../bilder/stadtplan/index.ts'
import { grundkarte } from './grundkarte.ts'

const { nord, ost, sued, west } = stadtplanRand

/** What the map of the demo town is, as the website reads it (`MAP_DIR`, docs/operations.md). */
const karte = {
  quelle: 'Stadt Bad Silberbronn',
  grenzen: { nord, ost, sued, west },
  mitte: { breite: 48.69214, laenge: 8.46087 },
  bild: 'stadtplan.svg',
  grund: 'grundkarte.geojson',
}

/** The files of the demo town's map by their name. */
export const kartendateien = (): Record<string, string> => ({
  'karte.json': JSON.stringify(karte),
  'stadtplan.svg': stadtplan(),
  'grundkarte.geojson': JSON.stringify(grundkarte()),
})
