import type { Karte } from '@kurstadt/contract'
import { type Point, pointOf } from '@kurstadt/contract/forms'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../lib/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { Bild } from '../bild/index.ts'
import { useFormTexts } from './form-texts-context.ts'
import styles from './place-map.module.css'
import { fromMiddle, middle, movedBy, placeAt } from './place-on-map.ts'

const sizes = {
  whole: '(min-width: 768px) 46rem, 100vw',
  large: '(min-width: 768px) 115rem, 250vw',
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** A map, and what is done with its points. */
export type PlaceMapProps = {
  karte: Karte
  /** Degrees of the place, empty for none. */
  place: string
  /** … and where that is, in words; null for a place that the map does not show. */
  onPoint: (place: string, where: string | null) => void
  onRemove: () => void
}

/** Where on the surface somebody has pressed. */
function pointUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}

/** Keeps the point, or else the middle, in sight when the map becomes larger. */
function useInSight(isLarge: boolean, [x, y]: Point) {
  const viewport = useRef<HTMLDivElement>(null)
  const wanted = useRef<Point>([x, y])
  wanted.current = [x, y]
  useEffect(() => {
    const box = viewport.current
    if (!(box && isLarge)) return
    const [left, top] = wanted.current
    box.scrollTo(
      left * box.scrollWidth - box.clientWidth / 2,
      top * box.scrollHeight - box.clientHeight / 2,
    )
  }, [isLarge])
  return viewport
}

/**
 * A map of the town's own on which one shows a place: by mouse, finger or arrow keys. Nobody else is
 * asked for it, and an address says the same.
 */
export function PlaceMap({ karte, place, onPoint, onRemove }: PlaceMapProps) {
  const { map: texts } = useFormTexts()
  const [isLarge, setIsLarge] = useState(false)
  const hint = useId()
  const point = pointOf(karte, place)
  const viewport = useInSight(isLarge, point ?? middle)
  const set = (next: Point) => onPoint(placeAt(karte, next), texts.at(fromMiddle(karte, next)))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, point ?? middle, event.shiftKey)
    if (next !== null) set(next)
    else if (event.key === 'Enter' || event.key === ' ') set(point ?? middle)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.map}>
      <p className={styles.title}>{texts.title}</p>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
      <div ref={viewport} className={classNames(styles.viewport, isLarge && styles.scrolled)}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={texts.label}
          aria-describedby={hint}
          aria-valuenow={Math.round((point ?? middle)[0] * 100)}
          aria-valuetext={point ? texts.at(fromMiddle(karte, point)) : texts.nowhere}
          className={classNames(styles.surface, isLarge && styles.large)}
          onClick={(event) => set(pointUnder(event))}
          onKeyDown={onKeyDown}
        >
          <Bild bild={{ ...karte.bild, alt: '' }} sizes={isLarge ? sizes.large : sizes.whole} />
          {point && (
            <span
              className={styles.pin}
              style={{ insetInlineStart: percent(point[0]), insetBlockStart: percent(point[1]) }}
            />
          )}
        </div>
      </div>
      <small className={styles.source}>
        {texts.source} {karte.bild.copyright}
      </small>
      <Button look="quiet" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
        {texts.larger}
      </Button>
    </div>
  )
}
