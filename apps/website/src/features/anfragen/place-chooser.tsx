import type { Karte, Koordinaten } from '@kurstadt/contract'
import { type Edges, pointOf } from '@kurstadt/contract/forms'
import { useMemo, useState } from 'react'
import { PickPlace } from '../karte/index.ts'
import { useFormTexts } from './form-texts-context.ts'
import { PlaceMap, type PlaceMapProps } from './place-map.tsx'
import { fromMiddle, placeOf, placeText } from './place-on-map.ts'

/** Both maps of the town, as far as there are some, and what is done with their points. */
export type PlaceChooserProps = Omit<PlaceMapProps, 'karte'> & {
  karte: Karte | null
  moving: string | null
}

/**
 * Where one shows a place: the drawn map at once, and in its place the moving one, the same as
 * everywhere on the site, as soon as it has come. Where it does not come the drawn one stays.
 */
export function PlaceChooser({ karte, moving, ...rest }: PlaceChooserProps) {
  const { map: texts } = useFormTexts()
  const [isMoving, setIsMoving] = useState(false)
  const { onPoint, place } = rest
  // The map follows the pin when it has moved, and not with every letter in another field.
  const at = useMemo(() => placeOf(place), [place])
  const pick = (found: Koordinaten, edges: Edges) => {
    const text = placeText(found)
    const point = pointOf(edges, text)
    onPoint(text, point && texts.at(fromMiddle(edges, point)))
  }
  return (
    <>
      {moving !== null && (
        <PickPlace given={moving} at={at} onPick={pick} onReady={() => setIsMoving(true)} />
      )}
      {karte && !isMoving && <PlaceMap karte={karte} {...rest} />}
    </>
  )
}
