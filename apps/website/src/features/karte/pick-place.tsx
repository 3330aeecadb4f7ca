import type { Koordinaten } from '@kurstadt/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/push-button/index.ts'
import { canDraw } from './can-draw.ts'
import { type GivenMap, takeMap } from './map-given.ts'
import type { PickMap } from './pick-map.ts'
import styles from './pick-place.module.css'
import mapStyles from './place-map.module.css'

type OpenMap = (around: {
  place: HTMLElement
  given: GivenMap
  onPick: (at: Koordinaten) => void
}) => Promise<PickMap>

type PickPlaceProps = {
  /** The map as the server has handed it over. */
  given: string
  /** Where the pin stands; null for nowhere. */
  at: Koordinaten | null
  /** … and where the map ends. */
  onPick: (at: Koordinaten, edges: GivenMap['grenzen']) => void
  /** The map is there: what stands in for it may go. */
  onReady: () => void
  /** How the map is made. */
  open?: OpenMap
}

const fetchAndOpen: OpenMap = async (around) => {
  if (!canDraw()) throw new Error('This browser draws no WebGL.')
  const { createPickMap } = await import('./pick-map.ts')
  return createPickMap(around)
}

/** True for whoever has gone nowhere else: the button that was pressed, or the map before, is gone. */
const isFocusLost = ({ activeElement, body } = document) =>
  activeElement === null || activeElement === body

type Stand = 'loading' | 'ready' | 'missing'

/** Fetches the map, and takes it away with its part of the page. */
function usePicking({ at, given: text, onPick, onReady, open = fetchAndOpen }: PickPlaceProps) {
  const stage = useRef<HTMLDivElement>(null)
  const map = useRef<PickMap>(null)
  const [stand, setStand] = useState<Stand>('loading')
  const given = useMemo(() => takeMap(text), [text])
  // The form may move the pin, or be drawn anew, while the map is on its way.
  const latest = useRef({ at, onPick, onReady, open })
  latest.current = { at, onPick, onReady, open }
  useEffect(() => {
    const place = stage.current
    if (!(place && given)) return
    let isGone = false
    const pick = (found: Koordinaten) => latest.current.onPick(found, given.grenzen)
    const ready = (opened: PickMap) => {
      if (isGone) return opened.remove()
      map.current = opened
      opened.show(latest.current.at)
      setStand('ready')
      latest.current.onReady()
    }
    latest.current.open({ place, given, onPick: pick }).then(ready, () => {
      // Nothing is lost: the picture and the address say the same.
      place.replaceChildren()
      setStand('missing')
    })
    return () => {
      isGone = true
      map.current?.remove()
    }
  }, [given])
  useEffect(() => map.current?.show(at), [at])
  // Not before it can be seen: what is hidden takes no focus.
  useEffect(() => {
    if (stand === 'ready' && isFocusLost()) map.current?.focus()
  }, [stand])
  return { stage, map, stand, words: given?.words }
}

/**
 * The town's moving map to show a place on: by finger or mouse, or by arrow keys and Enter. Where it
 * cannot come it says so.
 */
export function PickPlace(props: PickPlaceProps) {
  const { map, stage, stand, words } = usePicking(props)
  const said = words && { loading: words.laedt, ready: words.bereit, missing: words.fehlt }[stand]
  const isThere = stand === 'ready'
  return (
    <div className={styles.pick}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.stage} hidden={stand === 'missing'} data-stand={stand}>
        <div
          ref={stage}
          className={mapStyles.moving}
          data-part="moving"
          data-is-ready={isThere ? '' : undefined}
        />
        <span className={styles.cross} aria-hidden="true" />
      </div>
      {isThere && (
        <div className={styles.tools}>
          <Button look="quiet" aria-label={words?.groesser} onClick={() => map.current?.zoomBy(1)}>
            +
          </Button>
          <Button look="quiet" aria-label={words?.kleiner} onClick={() => map.current?.zoomBy(-1)}>
            −
          </Button>
        </div>
      )}
    </div>
  )
}
