import { EmptyList, ListFoot } from '../../features/liste/index.ts'
import {
  addressOf,
  HouseCard,
  HouseFilters,
  HouseKinds,
  HouseOrder,
  isFiltered,
  resultsId,
  SearchForm,
  useHouseQuery,
  useStay,
  useStayTexts,
  withoutFilters,
} from '../../features/unterkuenfte/index.ts'
import { formatDate } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './unterkuenfte.module.css'

type Context = ViewProps<'unterkuenfte'>['block']['context']

/** What is said where no host is left: the way back to all of them. */
function Nothing() {
  const words = useStayTexts()
  const query = useHouseQuery()
  const path = useCurrentPath()
  if (!isFiltered(query)) return <p>{words.leer}</p>
  return (
    <p>
      {words.keine} <Link href={addressOf(path, query, withoutFilters)}>{words.alleZeigen}</Link>
    </p>
  )
}

function ChosenDays({ heute }: { heute: string }) {
  const words = useStayTexts()
  const { stay } = useStay(heute)
  if (stay === null) return null
  return (
    <p className={styles.days}>
      {words.ihrZeitraum}{' '}
      <strong>{words.zeitraum(formatDate(stay.von), formatDate(stay.bis), stay.naechte)}</strong>
    </p>
  )
}

function Hosts({ context }: { context: Context }) {
  const words = useStayTexts()
  const query = useHouseQuery()
  const { stay } = useStay(context.heute)
  const { data, anzahl, auswahl, heute } = context
  return (
    <section className={styles.section} id={resultsId} tabIndex={-1}>
      <h2>{words.gastgeber(anzahl)}</h2>
      <ChosenDays heute={heute} />
      <HouseFilters query={query} choices={auswahl} isOpen={isFiltered(query)} />
      {anzahl > 1 && <HouseOrder query={query} />}
      <EmptyList list={context} query={query}>
        <Nothing />
      </EmptyList>
      <ul className={styles.list}>
        {data.map((house) => (
          <li key={house.id}>
            <HouseCard {...{ house, heute, stay }} heading="h3" />
          </li>
        ))}
      </ul>
      <ListFoot list={context} whole={null} words={words.alleZeigen} query={query} />
    </section>
  )
}

/** Search for free rooms, the five kinds of accommodation, and the town's own list (spec 2.5, 2.7). */
export function Unterkuenfte({ block: { context, options } }: ViewProps<'unterkuenfte'>) {
  const words = useStayTexts()
  const query = useHouseQuery()
  const { portal, heute, auswahl } = context
  const { problem } = useStay(heute)
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={options.titel ? undefined : 'visuallyHidden'}>
          {options.titel ?? words.suche}
        </h2>
        {options.einleitung && <p className={styles.intro}>{options.einleitung}</p>}
        <SearchForm {...{ portal, heute, query, problem }} />
        <HouseKinds query={query} choices={auswahl} wohnmobil={options.wohnmobil} />
      </section>
      <Hosts context={context} />
    </div>
  )
}
