import type { Koordinaten } from '@kurstadt/contract'
import { listAddress } from '../../lib/index.ts'
import { useKnownQuery } from '../../ui/link/index.ts'
import { mapView, useBaseMap } from './base-map.ts'
import { placeName } from './chosen-place.ts'
import { isWithin } from './places.ts'

/** Where a map stands on its page. */
export const mapId = 'karte'

const asked = { ansicht: /^karte$/ }

/** The place that is chosen on a map; with other filters it is chosen no longer. */
const placeParameter = { ort: /^[1-9]\d{0,8}$/ }

/** What the address says of a map: whether it is wanted, and the chosen place (null for none). */
export function useMapAddress(): { isMap: boolean; chosen: number | null } {
  const { ansicht, ort } = useKnownQuery({ ...asked, ...placeParameter })
  return { isMap: ansicht === mapView, chosen: ort ? Number(ort) : null }
}

/** Address of a page with a place chosen on its map; filters stay. */
export const placeHref = (path: string, query: Readonly<Record<string, string>>, id: number) =>
  `${listAddress(path, query, { ansicht: mapView, ort: String(id) })}#${mapId}`

/** The same on a page whose list has its map in any case. */
export const placeInList = (path: string, query: Readonly<Record<string, string>>, id: number) =>
  `${listAddress(path, query, { ort: String(id) })}#${mapId}`

/** What a page may call its places where they are no entries: plots have numbers like «7a». */
const placeNames = { ort: placeName }

/** The place that is chosen on a page of which not all places are entries; null for none. */
export const useChosenName = (): string | null => useKnownQuery(placeNames).ort ?? null

/** Address of a page that has its map in any case, with a place chosen. */
export const placeOnPage = (path: string, name: string) =>
  `${listAddress(path, { ort: name })}#${mapId}`

/** True for what the map of this town shows. */
export function useIsOnMap(at: Koordinaten | null): boolean {
  const map = useBaseMap()
  return map !== null && at !== null && isWithin(map.grenzen, at)
}
