import type { Tour } from '@kurstadt/contract'
import { formatMetres, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import {
  LineMap,
  NumberedList,
  NumberedRow,
  placeInList,
  useMapAddress,
  type WayOnMap,
} from '../karte/index.ts'
import { type PlaceAlong, placesAlong } from './places-along.ts'
import { useTourTexts } from './texts.ts'
import styles from './tour-map.module.css'
import { lineOf } from './ways-on-map.ts'

/** Points of a way on its own page: what a drawing of its size shows; the files have all. */
const shown = 600
/** Metres off the way from which on that is said. */
const off = 60

type PlaceRowProps = {
  place: PlaceAlong
  number: number
  isChosen: boolean
  hrefOf: (id: number) => string
  lang: string | undefined
}

/** Where on the way a place lies, and what it is. */
function whereOf({ away, km, poi }: PlaceAlong, words: ReturnType<typeof useTourTexts>) {
  const kind = words.ortsarten[poi.art]
  if (km === null) return { kind, where: words.ohneLage, isOff: false }
  return { kind, where: words.kilometer(km), isOff: away > off }
}

function PlaceRow({ place, number, isChosen, hrefOf, lang }: PlaceRowProps) {
  const words = useTourTexts()
  const sprache = useSprache()
  const { away, poi } = place
  const { isOff, kind, where } = whereOf(place, words)
  const far = isOff ? `, ${words.vomWeg(formatMetres(away, sprache))}` : ''
  return (
    <NumberedRow
      id={poi.id}
      number={number}
      name={poi.titel}
      href={poi.koordinaten ? hrefOf(poi.id) : null}
      isChosen={isChosen}
    >
      <p className={styles.place}>
        <strong lang={lang}>
          {poi.detailURL ? <Link href={poi.detailURL}>{poi.titel}</Link> : poi.titel}
        </strong>{' '}
        <span className={styles.kind}>
          {kind}. {where}
          {far}
        </span>
      </p>
    </NumberedRow>
  )
}

function waysOf(tour: Tour, places: readonly PlaceAlong[], hrefOf: (id: number) => string) {
  const line = tour.track && lineOf(tour.track.coordinates, shown)
  const [start = [0, 0]] = line ?? []
  const way: WayOnMap[] = line
    ? [
        {
          id: 'weg',
          number: '',
          name: tour.titel,
          at: { laenge: start[0], breite: start[1] },
          points: line,
          href: '',
        },
      ]
    : []
  const pins = places.flatMap(({ poi: { id, koordinaten, titel } }, index): WayOnMap[] =>
    koordinaten
      ? [
          {
            id: String(id),
            number: String(index + 1),
            name: titel,
            at: koordinaten,
            href: hrefOf(id),
          },
        ]
      : [],
  )
  return { line, ways: [...way, ...pins] }
}

/** The way of a tour on the map with the places on it, and the same as a list in their order. */
export function TourMap({ tour }: { tour: Tour }) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const lang = useLang(tour.sprache)
  const { chosen } = useMapAddress()
  const places = placesAlong(tour)
  const hrefOf = (id: number) => placeInList(path, {}, id)
  const { line, ways } = waysOf(tour, places, hrefOf)
  const found = places.find(({ poi }) => poi.id === chosen)
  const said = found && whereOf(found, words)
  return (
    <section className={styles.section}>
      <h2>{words.karte}</h2>
      {line === null && <p>{words.keineLinie}</p>}
      <LineMap
        ways={ways}
        frame={line ?? []}
        chosen={chosen === null ? null : String(chosen)}
        said={
          found &&
          said && (
            <p>
              <strong lang={lang}>{found.poi.titel}</strong> {said.kind}. {said.where}
            </p>
          )
        }
        isBeside
      >
        <div data-part="list">
          <h3>{words.amWeg}</h3>
          {places.length === 0 ? (
            <p>{words.keineOrte}</p>
          ) : (
            <NumberedList label={words.amWeg}>
              {places.map((place, index) => (
                <PlaceRow
                  key={place.poi.id}
                  place={place}
                  number={index + 1}
                  isChosen={place.poi.id === chosen}
                  hrefOf={hrefOf}
                  lang={lang}
                />
              ))}
            </NumberedList>
          )}
        </div>
      </LineMap>
    </section>
  )
}
