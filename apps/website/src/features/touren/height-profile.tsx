import type { Tour } from '@kurstadt/contract'
import { Icon } from '../../ui/icon/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { type ClosedStretch, closedStretches } from './closures.ts'
import styles from './height-profile.module.css'
import { type Profile, profileOf } from './profile.ts'
import { type TourTexts, useTourTexts } from './texts.ts'

/** Units of the drawing. */
const size = { width: 1_000, height: 240 } as const
/** Metres that the drawing shows at least: a flat way is no mountain. */
const smallest = 60

/** Heights at the lower and upper edge of the drawing, in whole tens. */
function rangeOf({ highest, lowest }: Profile): { low: number; high: number } {
  const middle = (highest.height + lowest.height) / 2
  const half = Math.max(smallest, highest.height - lowest.height) / 2
  return {
    low: Math.floor((middle - half) / 10) * 10,
    high: Math.ceil((middle + half) / 10) * 10,
  }
}

function curveOf(profile: Profile): string {
  const { low, high } = rangeOf(profile)
  return profile.curve
    .map(({ at, height }) => {
      const x = (at / (profile.long * 1_000)) * size.width
      const y = (1 - (height - low) / (high - low)) * size.height
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** What the curve shows, in words. */
function inWords({ highest, lowest, steepest }: Profile, words: TourTexts): string {
  const at = (metres: number) => words.kilometer(metres / 1_000)
  const ends = words.profilSatz(
    words.meter(Math.round(lowest.height)),
    words.meter(Math.round(highest.height)),
    at(highest.at),
  )
  const isFlat = steepest === null || steepest.percent < 1
  return isFlat
    ? ends
    : `${ends} ${words.steilste(words.prozent(steepest.percent), at(steepest.at))}`
}

type Shown = { profile: Profile; closed: readonly ClosedStretch[] }

function Curve({ closed, profile }: Shown) {
  const words = useTourTexts()
  const { low, high } = rangeOf(profile)
  const curve = curveOf(profile)
  const { height, width } = size
  return (
    <div className={styles.drawing} aria-hidden="true">
      <span className={styles.high}>{words.meter(high)}</span>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <line
            key={share}
            className={styles.grid}
            x1="0"
            x2={width}
            y1={share * height}
            y2={share * height}
          />
        ))}
        {closed.map(({ bis, von }) => (
          <rect
            key={von}
            className={styles.closed}
            x={(von / profile.long) * width}
            width={((bis - von) / profile.long) * width}
            y="0"
            height={height}
          />
        ))}
        <polygon className={styles.ground} points={`0,${height} ${curve} ${width},${height}`} />
        <polyline className={styles.line} points={curve} />
      </svg>
      <span className={styles.low}>{words.meter(low)}</span>
      <span className={styles.along}>
        {[0, 0.5, 1].map((share) => (
          <span key={share}>{words.km(Math.round(profile.long * share * 10) / 10)}</span>
        ))}
      </span>
    </div>
  )
}

function Table({ closed, profile }: Shown) {
  const words = useTourTexts()
  const { spalten } = words
  return (
    <details className={styles.twin}>
      <summary>
        <Icon name="chevron" />
        {words.profilTabelle}
      </summary>
      <table className={styles.table} aria-label={words.profilTabelle}>
        <thead>
          <tr>
            <th scope="col">{spalten.strecke}</th>
            <th scope="col">{spalten.ende}</th>
            <th scope="col">{spalten.auf}</th>
            <th scope="col">{spalten.ab}</th>
            <th scope="col">{spalten.steil}</th>
          </tr>
        </thead>
        <tbody>
          {profile.stretches.map(({ down, end, from, steepest, to, up }) => (
            <tr key={from}>
              <th scope="row">
                {words.abschnittVon(from, to)}
                {closed.some(({ bis, von }) => von < to && bis > from) && `, ${words.zu}`}
              </th>
              <td>{words.meter(end)}</td>
              <td>{words.meter(up)}</td>
              <td>{words.meter(down)}</td>
              <td>{words.prozent(steepest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The heights along the way: a curve that is drawn on the server, the same in words and as a table. */
export function HeightProfile({ tour }: { tour: Pick<Tour, 'track' | 'laenge' | 'sperrungen'> }) {
  const words = useTourTexts()
  const { heute } = useFormPage()
  if (tour.track === null) return null
  const profile = profileOf(tour.track.coordinates, tour.laenge)
  const closed = closedStretches(heute, tour)
  return (
    <section className={styles.section}>
      <h2>{words.profil}</h2>
      {profile === null ? (
        <p>{words.keineHoehen}</p>
      ) : (
        <>
          <p className={styles.words}>
            {inWords(profile, words)}{' '}
            {closed.map(({ bis, von }) => words.abschnittZu(words.streckeVon(von, bis))).join(' ')}
          </p>
          <Curve profile={profile} closed={closed} />
          <Table profile={profile} closed={closed} />
        </>
      )}
    </section>
  )
}
