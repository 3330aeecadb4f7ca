import { EmptyList, ListFoot } from '../../features/liste/index.ts'
import {
  addressOf,
  isFiltered,
  OutdoorMap,
  resultsId,
  TourFilters,
  useTourQuery,
  useTourTexts,
} from '../../features/touren/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './outdoor-karte.module.css'

type Context = ViewProps<'outdoor-karte'>['block']['context']

/** Tours or places: two links, of which one says what is shown now. */
function WhatToShow({ contentType }: Pick<Context, 'contentType'>) {
  const words = useTourTexts()
  const path = useCurrentPath()
  return (
    <nav aria-label={words.was}>
      <ChoiceList>
        {(['tour', 'poi'] as const).map((one) => (
          <li key={one}>
            <Choice
              href={addressOf(path, one === 'poi' ? { contentType: one } : {})}
              isCurrent={one === contentType}
            >
              {words.titel[one]}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}

/** What is said where nothing is left: the way back to everything. */
function Nothing({ contentType }: Pick<Context, 'contentType'>) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const query = useTourQuery(contentType)
  if (!isFiltered(query)) return <p>{words.leer[contentType]}</p>
  const all = addressOf(path, contentType === 'poi' ? { contentType } : {})
  return (
    <p>
      {words.keine[contentType]} <Link href={all}>{words.alle[contentType]}</Link>
    </p>
  )
}

/** The outdoor map: tours or places with filters, on a map and as a list (spec 2.2). */
export function OutdoorKarte({ block: { context, options } }: ViewProps<'outdoor-karte'>) {
  const words = useTourTexts()
  const { anzahl, arten, contentType, data } = context
  const query = useTourQuery(contentType)
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={options.titel ? undefined : 'visuallyHidden'}>
          {options.titel ?? words.titel[contentType]}
        </h2>
        {options.einleitung && <p className={styles.opening}>{options.einleitung}</p>}
        <WhatToShow contentType={contentType} />
        <TourFilters contentType={contentType} arten={arten} query={query} />
      </section>
      <section className={styles.section} id={resultsId} tabIndex={-1}>
        <h2>{words.anzahl[contentType](anzahl)}</h2>
        <EmptyList list={context} query={query}>
          <Nothing contentType={contentType} />
        </EmptyList>
        {data.length > 0 && (
          <>
            <p className={styles.hint}>{words.hinweis[contentType]}</p>
            <OutdoorMap context={context} query={query} />
          </>
        )}
        <ListFoot list={context} whole={null} words={words.alle[contentType]} query={query} />
      </section>
    </div>
  )
}
