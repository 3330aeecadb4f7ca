import { Link } from '../../ui/link/index.ts'
import { type BaseMap, useBaseMap } from './base-map.ts'
import { Chosen } from './chosen.tsx'
import flag from './flag.module.css'
import { sideOf } from './flag-side.ts'
import { mapId } from './map-address.ts'
import { MapFigure } from './map-figure.tsx'
import { extentOf, giveMap, pinsOf } from './map-given.ts'
import { PlaceList } from './place-list.tsx'
import styles from './place-map.module.css'
import { calledOf, type Place, type PlaceOnMap, placesOnMap, ratioOf, shareOf } from './places.ts'
import { useMapTexts } from './texts.ts'

type Choosing = {
  /** The chosen place; null for none. */
  chosen: number | null
  /** Address of the page with a place chosen. */
  hrefOf: (id: number) => string
}

/** Pins beyond which they are drawn smaller. */
const many = 40

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

type PinProps = Choosing & {
  pin: PlaceOnMap
  /** All of them. */
  pins: readonly PlaceOnMap[]
  edges: BaseMap['grenzen']
}

/** A number on the drawn map; the list has the same link for everybody who does not see it. */
function Pin({ pin: { at, number, place }, pins, edges, chosen, hrefOf }: PinProps) {
  const { x, y } = shareOf(edges, at)
  return (
    <a
      className={styles.pin}
      href={hrefOf(place.id)}
      tabIndex={-1}
      data-place={place.id}
      data-chosen={place.id === chosen || undefined}
      title={calledOf(place)}
      style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
    >
      {number}
      {place.state && (
        <span className={flag.flag} data-part="flag" data-side={sideOf(at, pins, edges)}>
          {place.state.flag}
        </span>
      )}
    </a>
  )
}

type DrawnMapProps = Choosing & { map: BaseMap; pins: readonly PlaceOnMap[] }

/** The picture of the town with a number at each place; the moving map lies down on it later. */
function DrawnMap({ map, pins, ...choosing }: DrawnMapProps) {
  const words = useMapTexts()
  const { bild, grenzen, quelle } = map
  return (
    <MapFigure
      ratio={ratioOf(grenzen)}
      isCrowded={pins.length > many}
      drawn={
        <>
          {bild && <img className={styles.ground} src={bild} alt="" decoding="async" />}
          {pins.map((pin) => (
            <Pin key={pin.place.id} pin={pin} pins={pins} edges={grenzen} {...choosing} />
          ))}
        </>
      }
      caption={words.quelle(quelle)}
    />
  )
}

/** What is said of the chosen place: its sentence, and what changes at it. */
const ChosenPlace = ({ place: { href, lang, name, sentence, state } }: { place: Place }) => (
  <>
    <p>
      <strong lang={lang}>{href === null ? name : <Link href={href}>{name}</Link>}</strong>{' '}
      {sentence}
    </p>
    {state && <p data-part="state">{state.said}</p>}
  </>
)

type PlaceMapProps = Choosing & {
  places: readonly Place[]
  /** How many were found; more than `places` where they are too many for a map. */
  count: number
  /** Opens with all of them in sight; without it with the middle of the town (spec 9). */
  isWhole?: boolean
}

/**
 * Places on a map, and as a list with the same numbers, order and choice. The list and a picture
 * drawn on the server are whole by themselves; MapLibre comes where it can, and is not missed
 * where it cannot. Without a map of the town there is the list.
 */
export function PlaceMap({ places, count, isWhole = false, chosen, hrefOf }: PlaceMapProps) {
  const words = useMapTexts()
  const map = useBaseMap()
  const pins = map ? placesOnMap(map.grenzen, places) : []
  const shown = map && new Set(pins.map(({ place }) => place.id))
  const found = places.find(({ id }) => id === chosen)
  const view =
    isWhole && pins.length > 0
      ? { view: extentOf(pins.map(({ at }) => [at.laenge, at.breite])) }
      : {}
  const given = map ? giveMap(map, { places: pinsOf(pins), ...view }, words) : undefined
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
          <Chosen>{found && <ChosenPlace place={found} />}</Chosen>
        </div>
      )}
      <PlaceList places={places} shown={shown} chosen={chosen} hrefOf={hrefOf} />
    </div>
  )
}
