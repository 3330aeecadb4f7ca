import type { Koordinaten } from '@kurstadt/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/push-button/index.ts'
import { canDraw } from './can-draw.ts'
import { type GivenMap, takeMap } from './map-given.ts'
import type { PickMap } from './pick-map.ts'
import styles from './pick-place.module.css'
import mapStyles from './place-map.module.css'

/** Words of the buttons; everything else that is said comes along with the map. */
type PickWords = { choose: string; larger: string; smaller: string }

type OpenMap = (around: {
  place: HTMLElement
  given: GivenMap
  onPick: (at: Koordinaten) => void
}) => Promise<PickMap>

type PickPlaceProps = {
  /** The map as the server has handed it over. */
  given: string
  words: PickWords
  /** Where the pin stands; null for nowhere. */
  at: Koordinaten | null
  onPick: (at: Koordinaten) => void
  /** The map is there: what stood in for it may go. */
  onReady: () => void
  /** How the map is made: not before somebody has asked for it. */
  open?: OpenMap
}

const fetchAndOpen: OpenMap = async (around) => {
  if (!canDraw()) throw new Error('This browser draws no WebGL.')
  const { createPickMap } = await import('./pick-map.ts')
  return createPickMap(around)
}

type Stand = 'offered' | 'loading' | 'ready' | 'missing'

/** Fetches the map once somebody asks for it, and takes it away with its part of the page. */
function usePicking({ at, given: text, onPick, onReady, open = fetchAndOpen }: PickPlaceProps) {
  const stage = useRef<HTMLDivElement>(null)
  const map = useRef<PickMap>(null)
  const [stand, setStand] = useState<Stand>('offered')
  const given = takeMap(text)
  // The form may move the pin, or be drawn anew, while the map is on its way.
  const latest = useRef({ at, onPick })
  latest.current = { at, onPick }
  useEffect(() => () => map.current?.remove(), [])
  useEffect(() => map.current?.show(at), [at])
  // Not before it can be seen: what is hidden takes no focus.
  useEffect(() => (stand === 'ready' ? map.current?.focus() : undefined), [stand])
  const load = async () => {
    const place = stage.current
    if (!(place && given)) return
    setStand('loading')
    try {
      map.current = await open({ place, given, onPick: (found) => latest.current.onPick(found) })
      map.current.show(latest.current.at)
      setStand('ready')
      onReady()
    } catch {
      // Nothing is lost: the picture and the address say the same.
      place.replaceChildren()
      setStand('missing')
    }
  }
  const { bereit = '', fehlt = '', laedt = '' } = given?.words ?? {}
  const said = { offered: '', loading: laedt, ready: bereit, missing: fehlt }[stand]
  return { stage, map, stand, said, load }
}

/**
 * The town's moving map to show a place on: by finger or mouse, or by arrow keys and Enter. It comes
 * when somebody asks for it, and where it cannot come it says so.
 */
export function PickPlace(props: PickPlaceProps) {
  const { words } = props
  const { load, map, said, stage, stand } = usePicking(props)
  const isThere = stand === 'ready'
  return (
    <div className={styles.pick}>
      {stand === 'offered' && (
        <Button look="quiet" icon="place" onClick={() => void load()}>
          {words.choose}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div
        className={styles.stage}
        hidden={stand === 'offered' || stand === 'missing'}
        data-stand={stand}
      >
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
          <Button look="quiet" aria-label={words.larger} onClick={() => map.current?.zoomBy(1)}>
            +
          </Button>
          <Button look="quiet" aria-label={words.smaller} onClick={() => map.current?.zoomBy(-1)}>
            −
          </Button>
        </div>
      )}
    </div>
  )
}
