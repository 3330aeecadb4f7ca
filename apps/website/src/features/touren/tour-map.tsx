import type { Tour } from '@kurstadt/contract'
import { formatMetres, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import {
  LineMap,
  NumberedList,
  NumberedRow,
  placeOnPage,
  useChosenName,
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
/** Points of a closed stretch at least; beyond them it has as many as its share of the way. */
const fewest = 12
/** Metres off the way from which on that is said. */
const off = 60

type PlaceRowProps = {
  place: PlaceAlong
  number: number
  isChosen: boolean
  hrefOf: (id: string) => string
  lang: string | undefined
}

/** What something on the way is called, what it is, where, and what is said of it. */
function wordsOf({ km, what }: PlaceAlong, words: ReturnType<typeof useTourTexts>) {
  const where = km === null ? words.ohneLage : words.kilometer(km)
  if ('punkt' in what) {
    const { art, hinweis } = what.punkt
    return { name: words.wegpunkte[art], isForeign: false, facts: where, hinweis, href: null }
  }
  const { art, detailURL: href, titel: name } = what.poi
  const facts = `${words.ortsarten[art]}. ${where}`
  return { name, isForeign: true, facts, hinweis: null, href }
}

function PlaceRow({ place, number, isChosen, hrefOf, lang }: PlaceRowProps) {
  const words = useTourTexts()
  const sprache = useSprache()
  const { at, away, id } = place
  const { facts, hinweis, href, isForeign, name } = wordsOf(place, words)
  const far = away > off ? `, ${words.vomWeg(formatMetres(away, sprache))}` : ''
  return (
    <NumberedRow
      id={id}
      number={number}
      name={name}
      href={at ? hrefOf(id) : null}
      isChosen={isChosen}
    >
      <p className={styles.place}>
        <strong lang={isForeign ? lang : undefined}>
          {href ? <Link href={href}>{name}</Link> : name}
        </strong>{' '}
        <span className={styles.kind}>
          {facts}
          {far}
          {hinweis && (
            <>
              . <span lang={lang}>{hinweis}</span>
            </>
          )}
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
    const most = Math.max(fewest, Math.ceil((shown * (bis - von)) / tour.laenge))
    const points = lineOf(pieceOf(way, von * drawn, bis * drawn), most)
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
  hrefOf: (id: string) => string
  words: ReturnType<typeof useTourTexts>
}

function waysOf({ heute, hrefOf, places, tour, words }: Around) {
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
  const pins = places.flatMap((place, index): WayOnMap[] => {
    const { at, id } = place
    const { name } = wordsOf(place, words)
    return at ? [{ id, number: String(index + 1), name, at, href: hrefOf(id) }] : []
  })
  const closed = isClosed ? [] : closedWays(tour, heute)
  return { line, ways: [...way, ...closed, ...pins], hasClosed: isClosed || closed.length > 0 }
}

/** The way of a tour on the map with the places on it, and the same as a list in their order. */
export function TourMap({ tour }: { tour: Tour }) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const lang = useLang(tour.sprache)
  const chosen = useChosenName()
  const places = placesAlong(tour)
  const hrefOf = (id: string) => placeOnPage(path, id)
  const { heute } = useFormPage()
  const { hasClosed, line, ways } = waysOf({ tour, places, heute, hrefOf, words })
  const found = places.find(({ id }) => id === chosen)
  const told = found && wordsOf(found, words)
  return (
    <section className={styles.section}>
      <h2>{words.karte}</h2>
      {line === null && <p>{words.keineLinie}</p>}
      <LineMap
        ways={ways}
        frame={line ?? []}
        chosen={chosen}
        said={
          told && (
            <p>
              <strong lang={told.isForeign ? lang : undefined}>{told.name}</strong> {told.facts}
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
                  key={place.id}
                  place={place}
                  number={index + 1}
                  isChosen={place.id === chosen}
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
