import {
  DirectoryFilters,
  EntryCard,
  EntryMap,
  isFiltered,
  knownParameters,
  resultsId,
  useDirectoryTexts,
} from '../../features/branchen/index.ts'
import { MapJump, mapView, useMapAddress, ViewLinks } from '../../features/karte/index.ts'
import { EmptyList, ListFoot, ListSearch } from '../../features/liste/index.ts'
import { HolidayNote } from '../../features/oeffnungszeiten/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './brancheneintraege.module.css'

type Context = ViewProps<'brancheneintraege'>['block']['context']

/** What is said above the entries: how many, that they only sound alike, or that there are none. */
function Found({ context: { anzahl, aehnlich, geoeffnet_um } }: { context: Context }) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const query = useKnownQuery(knownParameters)
  const view = query.ansicht ? { ansicht: query.ansicht } : {}
  const all = (
    <Link className={styles.all} href={listAddress(path, view)}>
      {words.alleZeigen}
    </Link>
  )
  if (anzahl === 0)
    return isFiltered(query) ? (
      <p>
        {words.keine} {all}
      </p>
    ) : (
      <p>{words.leer}</p>
    )
  return (
    <>
      {aehnlich && <p>{words.aehnlich(query.q ?? '')}</p>}
      {geoeffnet_um && <p>{words.geoeffnetUm(geoeffnet_um)}</p>}
      <HolidayNote />
      {isFiltered(query) && <p>{all}</p>}
    </>
  )
}

/** Entries as cards, a page of them at a time. */
function Cards({ context }: { context: Context }) {
  const words = useDirectoryTexts()
  const query = useKnownQuery(knownParameters)
  const { data } = context
  return (
    <>
      <EmptyList list={context} query={query} />
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <ListFoot list={context} whole={null} words={words.alleZeigen} query={query} />
    </>
  )
}

function Entries({ context }: { context: Context }) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const query = useKnownQuery(knownParameters)
  const { chosen, isMap } = useMapAddress()
  const { anzahl } = context
  return (
    <section className={styles.section} id={resultsId} tabIndex={-1}>
      <h2>{words.anzahl(anzahl)}</h2>
      <Found context={context} />
      {anzahl > 0 && (
        <ViewLinks
          list={`${listAddress(path, query, { ansicht: null })}#${resultsId}`}
          map={`${listAddress(path, query, { ansicht: mapView })}#${resultsId}`}
          isMap={isMap}
        />
      )}
      {isMap && anzahl > 0 && <EntryMap context={context} query={query} chosen={chosen} />}
      {!isMap && <Cards context={context} />}
    </section>
  )
}

/** The business directory: search, categories, letters, and what they leave (spec 2.6). */
export function Brancheneintraege({ block: { context, options } }: ViewProps<'brancheneintraege'>) {
  const words = useDirectoryTexts()
  const query = useKnownQuery(knownParameters)
  const { isMap } = useMapAddress()
  return (
    <div className={styles.page}>
      {isMap && context.anzahl > 0 && <MapJump />}
      <section className={styles.section}>
        <h2 className={options.titel ? undefined : 'visuallyHidden'}>
          {options.titel ?? words.titel}
        </h2>
        {options.einleitung && <p className={styles.opening}>{options.einleitung}</p>}
        <ListSearch query={query} resultsId={resultsId} words={words} />
        <DirectoryFilters query={query} choices={context.auswahl} />
      </section>
      <Entries context={context} />
      <p>
        <Link className={styles.all} href={words.eintragenSeite}>
          {words.eintragen}
        </Link>
      </p>
    </div>
  )
}
