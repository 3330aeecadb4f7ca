import { datensaetze } from '@kurstadt/contract/offene-daten'
import { ApiError } from '../../../wire/errors.ts'
import type { FileMaker } from '../../../wire/file.ts'
import { readPart, type Satz } from '../read/read-part.ts'
import { readTown } from '../read/town.ts'
import { fileName, headOf } from './head.ts'

/** A record without a place stays in the list; GeoJSON calls it unlocated (RFC 7946, 3.2). */
const featureOf = ({ werte, geometrie }: Satz) =>
  JSON.stringify({ type: 'Feature', id: werte.id, geometry: geometrie, properties: werte })

/** A dataset with positions as GeoJSON; throws `not-found` for one that has none. */
export const datenGeojson: FileMaker<'daten.geojson'> = async ({ payload, params }) => {
  const { sprache, seite } = params
  const datensatz = datensaetze[params.datensatz]
  if (!datensatz.formate.includes('geojson')) throw new ApiError('not-found')
  const features: string[] = []
  const town = await readTown(payload, sprache)
  const { seiten, tags } = await readPart(payload, { datensatz, sprache, seite }, (satz) =>
    features.push(featureOf(satz)),
  )
  const own = headOf({ datensatz, sprache, seite, seiten }, town, 'geojson')
  const head = JSON.stringify({ type: 'FeatureCollection', ...own })
  const body = `${head.slice(0, -1)},"features":[\n${features.join(',\n')}\n]}\n`
  return { body, filename: fileName(datensatz, seite, 'geojson'), tags: [...town.tags, ...tags] }
}
