import type { Tour } from '@kurstadt/contract'
import { formatMetres, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import {
  LineMap,
  NumberedList,
  NumberedRow,
  placeInList,
  useMapAddress,
  type WayOnMap,
} from '../karte/index.ts'
import { closedStretches, stateOn } from './closures.ts'
import { measured, pieceOf } from './measure-way.ts'
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

/** The stretches that are closed today as pieces of the way: kilometres are those of the tour. */
function closedWays(tour: Tour, heute: string): WayOnMap[] {
  const way = measured(tour.track?.coordinates ?? [])
  const drawn = (way.at(-1)?.at ?? 0) / tour.laenge
  return closedStretches(heute, tour).flatMap(({ bis, von }, index): WayOnMap[] => {
    const points = lineOf(pieceOf(way, von * drawn, bis * drawn), shown)
    const [first] = points
    if (first === undefined) return []
    const at = { laenge: first[0], breite: first[1] }
    return [
      { id: `zu-${index}`, number: '', name: tour.titel, at, points, href: '', isClosed: true },
    ]
  })
}

type Around = {
  tour: Tour
  places: readonly PlaceAlong[]
  heute: string
  hrefOf: (id: number) => string
}

function waysOf({ heute, hrefOf, places, tour }: Around) {
  const line = tour.track && lineOf(tour.track.coordinates, shown)
  const [start = [0, 0]] = line ?? []
  const isClosed = stateOn(heute, tour).art === 'gesperrt'
  const way: WayOnMap[] = line
    ? [
        {
          id: 'weg',
          number: '',
          name: tour.titel,
          at: { laenge: start[0], breite: start[1] },
          points: line,
          href: '',
          isClosed,
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
  const closed = isClosed ? [] : closedWays(tour, heute)
  return { line, ways: [...way, ...closed, ...pins], hasClosed: isClosed || closed.length > 0 }
}

/** The way of a tour on the map with the places on it, and the same as a list in their order. */
export function TourMap({ tour }: { tour: Tour }) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const lang = useLang(tour.sprache)
  const { chosen } = useMapAddress()
  const places = placesAlong(tour)
  const hrefOf = (id: number) => placeInList(path, {}, id)
  const { heute } = useFormPage()
  const { hasClosed, line, ways } = waysOf({ tour, places, heute, hrefOf })
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
        note={hasClosed ? words.gestrichelt : null}
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
