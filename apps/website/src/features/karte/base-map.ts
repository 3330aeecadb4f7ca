import type { Koordinaten } from '@kurstadt/contract'
import { createContext, use } from 'react'
import type { PageBlock, RenderFacts } from '../../content/index.ts'

/** The town's own map, as its folder describes it (`MAP_DIR`); addresses are of our own server. */
export type BaseMap = {
  /** Whom the map is by. */
  quelle: string
  /** Degrees at its edges. */
  grenzen: { nord: number; sued: number; west: number; ost: number }
  /** Where it opens (spec 9: a fixed centre). */
  mitte: Koordinaten
  /** A picture of exactly this piece of land; null for none. */
  bild: string | null
  /** What is on the ground, as GeoJSON in our own words, or a style of MapLibre; null for neither. */
  grund: { art: 'geojson' | 'stil'; href: string } | null
  /** Whom the ground is asked of where that is not our own server, the style's host first. */
  haeuser: readonly string[]
}

/** The map of this installation; null where it has none. */
export const BaseMapContext = createContext<BaseMap | null>(null)

/** The same, for a view. */
export const useBaseMap = (): BaseMap | null => use(BaseMapContext)

/** How lists with a map are asked for it. */
export const mapView = 'karte'

/** Blocks that have a map in any case. */
const mapped = new Set(['formular-schaden', 'outdoor-karte', 'outdoor-route', 'tour-detail'])

/** A building area has its map on its page, because its plan is one already. */
const hasPlan = (block: PageBlock) =>
  block.template === 'baugebiet-detail' &&
  block.context.bauplaetze.some(({ geometrie }) => geometrie !== null)

/**
 * Lets a page that shows a map start the worker of MapLibre, which it makes of its own code; no
 * other page may. Everything else comes from our own server, or after a click from the houses that
 * the description of the map names.
 */
export function allowMap(
  { mapSources, workerSources }: Pick<RenderFacts, 'mapSources' | 'workerSources'>,
  map: BaseMap | null,
  { blocks, query }: { blocks: readonly PageBlock[]; query: URLSearchParams },
): void {
  const isShown =
    query.get('ansicht') === mapView ||
    blocks.some((block) => mapped.has(block.template) || hasPlan(block))
  if (!(map?.grund && isShown)) return
  workerSources.add('blob:')
  for (const host of map.haeuser) mapSources.add(`https://${host}`)
}
