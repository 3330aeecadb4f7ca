import { readFileSync } from 'node:fs'
import path from 'node:path'
import { indexStreets, type Street } from '../strassensuche/search-streets.ts'
import type { Stored } from './compare.ts'
import type { Town } from './resolve.ts'

const street = (nummer: number, name: string, bezirk: number, rest: Partial<Street> = {}) => ({
  nummer,
  name,
  bezirk,
  hausnummern: null,
  ortsteil: null,
  weitere: [],
  gehoertZu: null,
  ...rest,
})

/** A town with two parts of a street, one that was merged, and one name in two places. */
export const town: Town = {
  jahr: 2027,
  bezirk: null,
  arten: [
    { id: 'rest', titel: 'Restmüll' },
    { id: 'bio', titel: 'Biomüll' },
    { id: 'papier', titel: 'Papier' },
    { id: 'gelb', titel: 'Gelber Sack' },
    { id: 'mobil', titel: 'Schadstoffmobil' },
  ],
  zuordnung: new Map(),
  index: indexStreets([
    street(1, 'Talstraße', 1, { hausnummern: '1 bis 60' }),
    street(2, 'Talstraße', 2, { hausnummern: 'ab 61' }),
    street(3, 'Mühlgasse', 3),
    street(4, 'Alte Gasse', 2, { gehoertZu: 3 }),
    street(5, 'Lindenweg', 1, { ortsteil: 'Oberwies' }),
    street(6, 'Lindenweg', 1, { ortsteil: 'Tannach' }),
  ]),
  bezirke: [1, 2, 3],
  feiertage: new Map([
    ['2027-01-01', 'Neujahr'],
    ['2027-01-06', 'Heilige Drei Könige'],
  ]),
}

/** The bytes of a file as a district sends it. */
export function fileOf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)))
}

/** A collection that is entered. */
export function storedDate(
  id: string,
  datum: string,
  bezirke: number[],
  rest: object = {},
): Stored {
  const plain = { ort: null, beginn: null, ende: null, hinweis: null, verschoben_von: null }
  return { id, datum, bezirke, art: 'rest', ...plain, ...rest }
}
