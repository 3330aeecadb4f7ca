import type { Koordinaten } from '@kurstadt/contract'
import { useMemo } from 'react'
import { type GivenPick, PickPlace } from '../karte/index.ts'
import { useFormTexts } from './form-texts-context.ts'
import { placeOf, placeText } from './place-on-map.ts'

/** The town's map, and what is done with its points. */
export type MovingPlaceProps = {
  map: GivenPick
  /** Degrees of the place, empty for none. */
  place: string
  onPoint: (place: string) => void
  /** It is there: the drawn map may go. */
  onReady: () => void
}

/** The same map as everywhere on the site, to show a place on. */
export function MovingPlace({ map, place, onPoint, onReady }: MovingPlaceProps) {
  const { moving } = useFormTexts().map
  // The map follows the pin when it has moved, and not with every letter in another field.
  const at = useMemo(() => placeOf(place), [place])
  const pick = (found: Koordinaten) => onPoint(placeText(found))
  return <PickPlace given={map.given} words={moving} at={at} onPick={pick} onReady={onReady} />
}
