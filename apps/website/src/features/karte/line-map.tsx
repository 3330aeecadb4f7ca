import type { Koordinaten, Position } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { formatMetres, useSprache } from '../../i18n/index.ts'
import { type BaseMap, useBaseMap } from './base-map.ts'
import { drawingWidth, drawnPoints, frameOf, pictureIn, scaleIn } from './line-frame.ts'
import styles from './line-map.module.css'
import { extentOf, type GivenPlace } from './map-given.ts'
import { colors } from './map-style.ts'
import placeStyles from './place-map.module.css'
import { isWithin, ratioOf, shareOf } from './places.ts'
import { ShapeMap } from './shape-map.tsx'
import { useMapTexts } from './texts.ts'

/** Something on a map of ways: a way, a place with a number, or both. */
export type WayOnMap = {
  /** What its address calls it. */
  id: string
  /** What stands on its pin; no pin without one. */
  number: string
  name: string
  /** Where its pin stands. */
  at: Koordinaten
  /** Its way; none for a place. */
  points?: readonly Position[]
  /** True where nobody may go now: it is dashed. */
  isClosed?: boolean
  /** Where a press on its pin leads without a script. */
  href: string
}

type LineMapProps = {
  ways: readonly WayOnMap[]
  /** What the map is about; the ways may lead out of it. */
  frame: readonly Position[]
  chosen: string | null
  /** What is said of the chosen one. */
  said: ReactNode
  isBeside?: boolean
  /** What else is said below the drawing. */
  note?: string | null | undefined
  /** Another name of the map where a page has several. */
  id?: string
  /** The same in words: rows with `data-place`, below `data-part="list"`. */
  children: ReactNode
}

type Drawn = Pick<LineMapProps, 'ways' | 'chosen'> & { edges: BaseMap['grenzen'] }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The ways, each with a light edge so that it stands out from any ground; the chosen one last. */
function Ways({ ways, chosen, edges }: Drawn) {
  const inOrder = ways.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen))
  return inOrder.map(({ id, isClosed, points }) => {
    if (points === undefined) return null
    const line = drawnPoints(edges, points)
    return (
      <g
        key={id}
        className={isClosed ? styles.closed : undefined}
        data-place={id}
        data-chosen={id === chosen || undefined}
      >
        <polyline className={styles.edge} points={line} />
        <polyline className={styles.line} points={line} />
      </g>
    )
  })
}

function Pins({ ways, chosen, edges }: Drawn) {
  return ways.map(({ at, href, id, name, number }) => {
    if (number === '' || !isWithin(edges, at)) return null
    const { x, y } = shareOf(edges, at)
    return (
      <a
        key={id}
        className={placeStyles.pin}
        href={href}
        tabIndex={-1}
        data-place={id}
        data-chosen={id === chosen || undefined}
        title={name}
        style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
      >
        {number}
      </a>
    )
  })
}

/** What is said below the drawing: its scale, where north is, whom the ground is by. */
function Caption({ edges, note }: Pick<Drawn, 'edges'> & Pick<LineMapProps, 'note'>) {
  const words = useMapTexts()
  const sprache = useSprache()
  const map = useBaseMap()
  const { metres, share } = scaleIn(edges)
  return (
    <span className={styles.caption}>
      <span className={styles.scale}>
        <span className={styles.bar} aria-hidden="true" style={{ inlineSize: percent(share) }} />
        <span aria-hidden="true">{formatMetres(metres, sprache)}</span>
      </span>
      <span>
        {map ? words.quelle(map.quelle) : words.norden}
        {note && ` ${note}`}
      </span>
    </span>
  )
}

const givenOf = ({ at, id, isClosed, number, points }: WayOnMap): GivenPlace => ({
  id,
  number,
  ...at,
  ...(points && { line: points }),
  ...(isClosed && { isClosed }),
})

/**
 * Ways on a map that is drawn on the server and whole by itself: where the town's own map ends, the
 * ground is plain and the ways go on. Without anything to draw there are the words alone.
 */
export function LineMap({ ways, frame, chosen, note, children, ...own }: LineMapProps) {
  const map = useBaseMap()
  if (frame.length === 0) return children
  const edges = frameOf(frame)
  const drawn = { ways, chosen, edges }
  const { nord, ost, sued, west } = edges
  const view = extentOf([
    [west, sued],
    [ost, nord],
  ])
  const ratio = ratioOf(edges)
  return (
    <ShapeMap
      {...own}
      given={{ places: ways.map(givenOf), view }}
      ratio={ratio}
      drawn={
        <>
          <svg
            className={styles.ground}
            viewBox={`0 0 ${drawingWidth} ${(drawingWidth / ratio).toFixed(1)}`}
            aria-hidden="true"
          >
            {/* The forest of the town's own map, so that its edge is not seen. */}
            <rect width="100%" height="100%" fill={colors.forest} />
            {map?.bild && (
              <image
                href={map.bild}
                preserveAspectRatio="none"
                {...pictureIn(edges, map.grenzen)}
              />
            )}
            <Ways {...drawn} />
          </svg>
          <Pins {...drawn} />
        </>
      }
      caption={<Caption edges={edges} note={note} />}
    >
      {children}
    </ShapeMap>
  )
}
