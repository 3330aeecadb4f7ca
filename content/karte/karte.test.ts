import { expect, test } from 'vitest'
import { z } from 'zod'
import { strassenzuege } from '../gewerbe/lage.ts'
import { kartendateien } from './index.ts'

const position = z.tuple([z.number().min(8.44).max(8.48), z.number().min(48.68).max(48.71)])
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.object({ art: z.string(), name: z.string().optional() }),
  geometry: z.union([
    z.object({
      type: z.literal('Polygon'),
      coordinates: z.array(z.array(position).min(4)).length(1),
    }),
    z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
    z.object({ type: z.literal('Point'), coordinates: position }),
  ]),
})
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) })

const files = kartendateien()
const { features } = collection.parse(JSON.parse(files['grundkarte.geojson'] ?? ''))

test('the ground is GeoJSON, longitude first, with every street of the town by its name', () => {
  const names = features.flatMap(({ properties: { art, name } }) =>
    art === 'strasse' ? [name] : [],
  )
  expect(names).toEqual(strassenzuege.map(({ name }) => name))
  expect(features[0]?.properties.art).toBe('wald')
})

test('an area is closed', () => {
  for (const { geometry } of features)
    if (geometry.type === 'Polygon')
      expect(geometry.coordinates[0]?.at(-1)).toEqual(geometry.coordinates[0]?.[0])
})

test('the files that the description names are there', () => {
  const { bild, grund } = z
    .object({ bild: z.string(), grund: z.string() })
    .parse(JSON.parse(files['karte.json'] ?? ''))
  expect(Object.keys(files).toSorted()).toEqual([grund, 'karte.json', bild].toSorted())
})
