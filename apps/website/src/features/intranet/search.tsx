import type { IntranetTreffer } from '@kurstadt/contract'
import { hitsPerPage, type NewOnPage } from '../../content/index.ts'
import { formatDate, useTexts } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Pagination } from '../../ui/pagination/index.ts'
import { Ask, Away } from '../anmeldung/index.ts'
import { File } from './files.tsx'
import styles from './intranet.module.css'
import { intranetPath } from './place.ts'
import { intranetTexts } from './texts.ts'

const words = intranetTexts.search

function factsOf({ datum, rubrik, frueher, art }: IntranetTreffer): string {
  return [
    art === 'dokument' ? words.document : (rubrik?.rubrik ?? null),
    datum && formatDate(datum),
    frueher ? words.former : null,
  ]
    .filter((fact) => fact !== null && fact !== '')
    .join(', ')
}

function HitTitle({ treffer }: { treffer: IntranetTreffer }) {
  const { id, titel, rubrik, datei } = treffer
  if (datei) return <File datei={datei} titel={titel} />
  if (rubrik) return <Link href={intranetPath(rubrik.url, id)}>{titel}</Link>
  return titel
}

type HitsProps = { treffer: readonly IntranetTreffer[]; heading: 'h2' | 'h3' }

function Hits({ treffer, heading: Heading }: HitsProps) {
  return (
    <ul className={styles.texts}>
      {treffer.map((one) => (
        <li key={`${one.art} ${one.id}`}>
          <Heading className={styles.textTitle}>
            <HitTitle treffer={one} />
          </Heading>
          {one.auszug !== '' && <p>{one.auszug}</p>}
          <p className={styles.soft}>{factsOf(one)}</p>
        </li>
      ))}
    </ul>
  )
}

type SearchProps = {
  q: string
  seite: number
  /** Null where the search cannot be had. */
  treffer: readonly IntranetTreffer[] | null
  anzahl: number
}

function Found({ q, seite, treffer, anzahl }: SearchProps) {
  const list = useTexts().list
  if (treffer === null) return <Away />
  if (q === '') return <p>{words.ask}</p>
  if (treffer.length === 0) return <p role="status">{words.none(q)}</p>
  return (
    <>
      <p role="status">{words.found(anzahl, q)}</p>
      <Hits treffer={treffer} heading="h2" />
      <Pagination
        current={seite}
        last={Math.max(1, Math.ceil(anzahl / hitsPerPage))}
        query={{ q }}
        words={list}
      />
    </>
  )
}

/** The search within the intranet: texts, documents, and the words of their files. */
export function Search(props: SearchProps) {
  return (
    <>
      <Ask action={intranetPath('suche')} label={words.label} id="intranet-q" q={props.q} />
      <Found {...props} />
    </>
  )
}

/** What came since somebody logged in the time before. */
export function New({ neu: { seit, treffer, anzahl } }: { neu: NewOnPage }) {
  const { title, since, none, more } = intranetTexts.neu
  return (
    <section className={styles.rubrik}>
      <h2>{title}</h2>
      <p className={styles.soft}>{since(formatDate(berlinTime(new Date(seit)).slice(0, 10)))}</p>
      {treffer.length === 0 ? <p>{none}</p> : <Hits treffer={treffer} heading="h3" />}
      {anzahl > treffer.length && <p>{more(anzahl - treffer.length)}</p>}
    </section>
  )
}
