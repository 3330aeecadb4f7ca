import type { BlockOf } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { LineMap } from '../karte/index.ts'
import styles from './route-card.module.css'
import { useTourTexts } from './texts.ts'
import { TourMark } from './tour-mark.tsx'
import { tourSentence } from './tour-sentence.ts'
import { lineOf } from './ways-on-map.ts'

type Route = BlockOf<'outdoor-route'>['context']['data'][number]

/** A tour on any page: its way on the map, and what one wants to know first. */
export function RouteCard({ tour }: { tour: Route }) {
  const words = useTourTexts()
  const lang = useLang(tour.sprache)
  const { detailURL, einleitung, id, start, titel, track } = tour
  const line = track === null ? [] : lineOf(track.coordinates)
  const [first = [0, 0]] = line
  const at = { laenge: first[0], breite: first[1] }
  return (
    <div className={styles.card}>
      <LineMap
        id={`weg-${id}`}
        ways={[{ id: String(id), number: '', name: titel, at, points: line, href: '' }]}
        frame={line}
        chosen={String(id)}
        said={null}
        isBeside
      >
        <div className={styles.about} data-part="list">
          <h3 lang={lang}>{titel}</h3>
          <TourMark tour={tour} />
          <p>{tourSentence(tour, words)}</p>
          {einleitung && <p lang={lang}>{einleitung}</p>}
          <p>
            {words.start}: <span lang={lang}>{start.titel}</span>
          </p>
          {detailURL && (
            <p>
              <ButtonLink href={detailURL}>{words.zurTour}</ButtonLink>
            </p>
          )}
        </div>
      </LineMap>
    </div>
  )
}
