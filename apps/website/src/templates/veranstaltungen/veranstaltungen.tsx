import { groupByDay, VeranstaltungCard } from '../../features/veranstaltungen/index.ts'
import { formatMonthShort, formatWeekday, useSprache, useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { Pagination } from '../../ui/pagination/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './veranstaltungen.module.css'

/** Parameters of the list that pages share (contract: `veranstaltungen`, feed). */
const known = { rubrik_id: /^[1-9]\d{0,9}$/ }

type DayLeafProps = { tag: string; heading: 'h2' | 'h3' }

function DayLeaf({ tag, heading: Heading }: DayLeafProps) {
  const sprache = useSprache()
  return (
    <Heading className={styles.leaf}>
      <time dateTime={tag}>
        <span>
          {formatWeekday(tag, sprache)}
          <i className={styles.comma}>, </i>
        </span>
        <span className={styles.number}>{Number(tag.slice(8))}. </span>
        <span className={styles.month}>
          {formatMonthShort(tag, sprache)} {tag.slice(0, 4)}
        </span>
      </time>
    </Heading>
  )
}

function NoEvents({ isBeyondLast }: { isBeyondLast: boolean }) {
  const words = useTexts().veranstaltungen
  const path = useCurrentPath()
  if (!isBeyondLast) return <p>{words.empty}</p>
  return (
    <p>
      {words.emptyHere} <Link href={path}>{words.toFirst}</Link>
    </p>
  )
}

/** Coming events, day by day, in pages. */
export function Veranstaltungen({ block }: ViewProps<'veranstaltungen'>) {
  const { list } = useTexts()
  const query = useKnownQuery(known)
  const { titel } = block.options
  const { data, anzahl, seite, pro_seite } = block.context
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {data.length === 0 && <NoEvents isBeyondLast={anzahl > 0} />}
      <ol className={styles.days}>
        {groupByDay(data).map(({ tag, eintraege }) => (
          <li key={tag} className={styles.day}>
            <DayLeaf tag={tag} heading={titel ? 'h3' : 'h2'} />
            <div className={styles.events}>
              {eintraege.map((event) => (
                <VeranstaltungCard key={event.id} event={event} heading={titel ? 'h4' : 'h3'} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Pagination current={seite} last={Math.ceil(anzahl / pro_seite)} query={query} words={list} />
    </section>
  )
}
