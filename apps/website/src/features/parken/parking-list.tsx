import type { BlockOf } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Adresse, mapHref } from '../kontakt/index.ts'
import styles from './parking-list.module.css'
import { ParkingState } from './parking-state.tsx'
import { useParkingTexts } from './texts.ts'

type Context = BlockOf<'parken'>['context']
type Heading = 'h2' | 'h3'

function ParkingCard({
  place,
  heading: Heading,
}: {
  place: Context['data'][number]
  heading: Heading
}) {
  const words = useParkingTexts()
  const lang = useLang(place.sprache)
  const { titel, spezialisierung, adresse, barrierefrei, detailURL, parkplatz } = place
  const map = mapHref(place)
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title} lang={lang}>
          {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
        </Heading>
        {spezialisierung && <p lang={lang}>{spezialisierung}</p>}
      </div>
      <ParkingState parkplatz={parkplatz} />
      <div className={styles.foot}>
        <Adresse adresse={adresse} />
        {barrierefrei.stufenlos && (
          <p className={styles.access}>
            <Icon name="accessible" />
            {words.access}
          </p>
        )}
        {map && (
          <p>
            <Link className={styles.map} href={map} aria-label={words.mapOf(titel)}>
              <Icon name="place" />
              {words.map}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}

/** Every car park of the guidance system, and whether anybody has counted. */
export function ParkingList({ context, heading }: { context: Context; heading: Heading }) {
  const words = useParkingTexts()
  const { data, quelle } = context
  if (data.length === 0) return <p>{words.empty}</p>
  return (
    <>
      {quelle === 'simulation' && (
        <p className={styles.note}>
          <Icon name="info" />
          {words.simulation}
        </p>
      )}
      <ul className={styles.list}>
        {data.map((place) => (
          <li key={place.id}>
            <ParkingCard place={place} heading={heading} />
          </li>
        ))}
      </ul>
    </>
  )
}
