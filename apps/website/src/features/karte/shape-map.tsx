import type { ReactNode } from 'react'
import { useBaseMap } from './base-map.ts'
import { Chosen } from './chosen.tsx'
import { mapId } from './map-address.ts'
import { MapFigure } from './map-figure.tsx'
import { type Extent, type GivenPlace, giveMap } from './map-given.ts'
import styles from './shape-map.module.css'
import { useMapTexts } from './texts.ts'

type ShapeMapProps = { id?: string } & Pick<
  Parameters<typeof MapFigure>[0],
  'drawn' | 'ratio' | 'style' | 'caption'
> & {
    /** What the moving map shows, and the piece of land that it opens with; null for nothing. */
    given: { places: readonly GivenPlace[]; view: Extent } | null
    /** The chosen one in words; nothing for none. */
    said: ReactNode
    /** True where the words stand beside the drawing as soon as there is room. */
    isBeside?: boolean
    /** The same in words: rows with `data-place`, below `data-part="list"`. */
    children: ReactNode
  }

/**
 * Outlines on a plan that is drawn on the server, and below it the same in words. The plan is whole
 * by itself, so the moving map comes only when it is asked for.
 */
export function ShapeMap({
  id = mapId,
  given,
  said,
  isBeside,
  children,
  ...figure
}: ShapeMapProps) {
  const words = useMapTexts()
  const map = useBaseMap()
  const handed = map && given ? giveMap(map, { ...given, isAsked: true }, words) : undefined
  return (
    <div
      id={id}
      className={styles.stacked}
      data-beside={isBeside || undefined}
      data-behaviour={handed ? 'place-map' : undefined}
      data-map={handed}
    >
      <MapFigure {...figure} />
      <Chosen>{said}</Chosen>
      {children}
    </div>
  )
}
