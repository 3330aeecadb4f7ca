import type { BlockOf } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { mapView, placeHref, useIsOnMap, useMapAddress, ViewLinks } from '../karte/index.ts'
import { Adresse, mapHref } from '../kontakt/index.ts'
import styles from './parking-list.module.css'
import { ParkingMap } from './parking-map.tsx'
import { ParkingState } from './parking-state.tsx'
import { useParkingTexts } from './texts.ts'

type Context = BlockOf<'parken'>['context']
type Heading = 'h2' | 'h3'

/** Where the car parks stand on a page. */
const listId = 'parkplaetze'

/** Leads to the car park on the town's own map, or to another's where that does not show it. */
function OnMap({ place }: { place: Context['data'][number] }) {
  const words = useParkingTexts()
  const path = useCurrentPath()
  const isOurs = useIsOnMap(place.koordinaten)
  const href = isOurs ? placeHref(path, {}, place.id) : mapHref(place)
  if (href === null) return null
  const label = isOurs ? words.mapOf(place.titel) : words.otherMapOf(place.titel)
  return (
    <p>
      <Link className={styles.map} href={href} aria-label={label}>
        <Icon name="place" />
        {words.map}
      </Link>
    </p>
  )
}

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
        <OnMap place={place} />
      </div>
    </article>
  )
}

/** Every car park of the guidance system, and whether anybody has counted. */
export function ParkingList({ context, heading }: { context: Context; heading: Heading }) {
  const words = useParkingTexts()
  const { data, quelle } = context
  const path = useCurrentPath()
  const { chosen, isMap } = useMapAddress()
  if (data.length === 0) return <p>{words.empty}</p>
  return (
    <>
      {quelle === 'simulation' && (
        <p className={styles.note}>
          <Icon name="info" />
          {words.simulation}
        </p>
      )}
      <div className={styles.places} id={listId}>
        <ViewLinks
          list={`${path}#${listId}`}
          map={`${listAddress(path, { ansicht: mapView })}#${listId}`}
          isMap={isMap}
        />
        {isMap ? (
          <ParkingMap data={data} chosen={chosen} />
        ) : (
          <ul className={styles.list}>
            {data.map((place) => (
              <li key={place.id}>
                <ParkingCard place={place} heading={heading} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
