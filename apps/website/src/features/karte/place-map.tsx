import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type BaseMap, useBaseMap } from './base-map.ts'
import { giveMap } from './map-given.ts'
import { PlaceList } from './place-list.tsx'
import styles from './place-map.module.css'
import { type Place, type PlaceOnMap, placesOnMap, ratioOf, shareOf } from './places.ts'
import { useMapTexts } from './texts.ts'

/** Where choosing a place leads without a script: the map. */
export const mapId = 'karte'

type Choosing = {
  /** The chosen place; null for none. */
  chosen: number | null
  /** Address of the page with a place chosen. */
  hrefOf: (id: number) => string
}

/** Pins beyond which they are drawn smaller. */
const many = 40

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

type PinProps = Choosing & { pin: PlaceOnMap; edges: BaseMap['grenzen'] }

/** A number on the drawn map; the list has the same link for everybody who does not see it. */
function Pin({ pin: { at, number, place }, edges, chosen, hrefOf }: PinProps) {
  const { x, y } = shareOf(edges, at)
  return (
    <a
      className={styles.pin}
      href={hrefOf(place.id)}
      tabIndex={-1}
      data-place={place.id}
      data-chosen={place.id === chosen || undefined}
      title={place.name}
      style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
    >
      {number}
    </a>
  )
}

type DrawnMapProps = Choosing & { map: BaseMap; pins: readonly PlaceOnMap[] }

/** The picture of the town with a number at each place; the moving map lies down on it later. */
function DrawnMap({ map, pins, ...choosing }: DrawnMapProps) {
  const words = useMapTexts()
  const { bild, grenzen, quelle } = map
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} style={{ aspectRatio: ratioOf(grenzen).toFixed(4) }}>
        <div
          className={styles.drawn}
          aria-hidden="true"
          data-many={pins.length > many || undefined}
        >
          {bild && <img className={styles.ground} src={bild} alt="" decoding="async" />}
          {pins.map((pin) => (
            <Pin key={pin.place.id} pin={pin} edges={grenzen} {...choosing} />
          ))}
        </div>
        <div className={styles.moving} data-part="moving" />
      </div>
      <div className={styles.tools} data-part="tools" hidden>
        <Button look="quiet" data-act="load">
          {words.laden}
        </Button>
        <Button look="quiet" data-act="in" hidden aria-label={words.groesser}>
          +
        </Button>
        <Button look="quiet" data-act="out" hidden aria-label={words.kleiner}>
          −
        </Button>
        <Button look="quiet" data-act="whole" hidden>
          {words.ganz}
        </Button>
        <p role="status" data-part="said" />
      </div>
      <figcaption className={styles.source}>{words.quelle(quelle)}</figcaption>
    </figure>
  )
}

/** The chosen place once more, beside the map. */
function Chosen({ place }: { place: Place | undefined }) {
  return (
    <div className={styles.chosen} role="status" data-part="chosen">
      {place && (
        <p>
          <strong lang={place.lang}>
            {place.href === null ? place.name : <Link href={place.href}>{place.name}</Link>}
          </strong>{' '}
          {place.sentence}
        </p>
      )}
    </div>
  )
}

type PlaceMapProps = Choosing & {
  places: readonly Place[]
  /** How many were found; more than `places` where they are too many for a map. */
  count: number
}

/**
 * Places on a map, and as a list with the same numbers, order and choice. The list and a picture
 * drawn on the server are whole by themselves; MapLibre comes where it can, and is not missed
 * where it cannot. Without a map of the town there is the list.
 */
export function PlaceMap({ places, count, chosen, hrefOf }: PlaceMapProps) {
  const words = useMapTexts()
  const map = useBaseMap()
  const pins = map ? placesOnMap(map.grenzen, places) : []
  const shown = map && new Set(pins.map(({ place }) => place.id))
  const given = map ? giveMap(map, pins, words) : undefined
  return (
    <div
      id={mapId}
      className={styles.both}
      data-behaviour={given ? 'place-map' : undefined}
      data-map={given}
    >
      {map && (
        <div className={styles.beside}>
          <p className={styles.hint}>{words.hinweis}</p>
          {count > places.length && <p>{words.zuViele(places.length, count)}</p>}
          <DrawnMap map={map} pins={pins} chosen={chosen} hrefOf={hrefOf} />
          <Chosen place={places.find(({ id }) => id === chosen)} />
        </div>
      )}
      <PlaceList places={places} shown={shown} chosen={chosen} hrefOf={hrefOf} />
    </div>
  )
}
