import { type BaseMap, useBaseMap } from './base-map.ts'
import { giveMap } from './map-given.ts'
import { useMapTexts } from './texts.ts'

/** What a form is given to show a place on the moving map: its description, and where the map ends. */
export type GivenPick = { given: string; grenzen: BaseMap['grenzen'] }

/**
 * The town's map for a form that asks for a place; null where there is none, and where it would ask
 * another house for its ground: whoever reports a lamp is not asked for that.
 */
export function usePickMap(): GivenPick | null {
  const words = useMapTexts()
  const map = useBaseMap()
  if (map === null || map.haeuser.length > 0) return null
  const given = giveMap(map, { places: [], isAsked: true }, { ...words, ...words.waehlen })
  return given === undefined ? null : { given, grenzen: map.grenzen }
}
