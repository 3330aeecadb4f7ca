import type { Tour } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { BackLink, Link, useCurrentPath } from '../../ui/link/index.ts'
import { useTourTexts } from './texts.ts'
import styles from './tour-links.module.css'
import { resultsId } from './tour-query.ts'

/** The way of a tour as files, for a watch, an app or a map. */
export function TourFiles({ tour: { id, track } }: { tour: Tour }) {
  const words = useTourTexts()
  const sprache = useSprache()
  if (track === null) return null
  const file = `/${sprache}/touren/${id}`
  return (
    <section className={styles.section}>
      <h2>{words.mitnehmen}</h2>
      <ul className={styles.files}>
        <li>
          <Link href={`${file}.gpx`} download>
            <Icon name="download" />
            {words.gpx}
          </Link>
        </li>
        <li>
          <Link href={`${file}.geojson`} download>
            <Icon name="download" />
            {words.geojson}
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** Where one goes on: tours of the same kind, as easy or hard, places to discover, all of them. */
export function MoreTours({ tour: { art, schwierigkeit } }: { tour: Tour }) {
  const words = useTourTexts()
  const list = useCurrentPath().replace(/[^/]*\/?$/, '')
  const at = (query: Record<string, string>) => `${listAddress(list, query)}#${resultsId}`
  return (
    <nav className={styles.section} aria-label={words.weiter}>
      <h2>{words.weiter}</h2>
      <ul className={styles.links}>
        <li>
          <Link href={at({ art })}>{words.aehnliche(words.arten[art])}</Link>
        </li>
        <li>
          <Link href={at({ schwierigkeit })}>{words.gleicherGrad(words.grade[schwierigkeit])}</Link>
        </li>
        <li>
          <Link href={at({ contentType: 'poi' })}>{words.orte}</Link>
        </li>
      </ul>
      <BackLink>{words.zurueck}</BackLink>
    </nav>
  )
}
