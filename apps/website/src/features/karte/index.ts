export { allowMap, type BaseMap, BaseMapContext, mapView, useBaseMap } from './base-map.ts'
export { leavesFrame } from './line-frame.ts'
export { LineMap, type WayOnMap } from './line-map.tsx'
export {
  placeHref,
  placeInList,
  placeOnPage,
  useChosenName,
  useIsOnMap,
  useMapAddress,
} from './map-address.ts'
export { type Extent, extentOf, type GivenPlace } from './map-given.ts'
export { MapJump } from './map-jump.tsx'
export { NumberedList, NumberedRow } from './numbered-row.tsx'
export { PickPlace } from './pick-place.tsx'
export { PlaceMap } from './place-map.tsx'
export { placeSentence } from './place-sentence.ts'
export type { Place, PlaceState } from './places.ts'
export { isWithin } from './places.ts'
export { ShapeMap } from './shape-map.tsx'
export { useMapTexts } from './texts.ts'
export { usePickMap } from './use-pick-map.ts'
export { ViewLinks } from './view-links.tsx'
