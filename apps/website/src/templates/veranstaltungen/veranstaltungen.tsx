import { ListFoot, useWholeList } from '../../features/liste/index.ts'
import { groupByDay, VeranstaltungCard } from '../../features/veranstaltungen/index.ts'
import { formatMonthShort, formatWeekday, useSprache, useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
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

/** Events shown where the list is not the page's own (spec 9: show 5). */
const teased = 5

/** Coming events, day by day, in pages. */
export function Veranstaltungen({ block }: ViewProps<'veranstaltungen'>) {
  const words = useTexts().veranstaltungen
  const query = useKnownQuery(known)
  const { titel } = block.options
  const { data, anzahl } = block.context
  const whole = useWholeList(data)
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {data.length === 0 && <NoEvents isBeyondLast={anzahl > 0} />}
      <ol className={styles.days}>
        {groupByDay(data.slice(0, whole ? teased : data.length)).map(({ tag, eintraege }) => (
          <li key={tag} className={styles.day}>
            <DayLeaf tag={tag} heading={titel ? 'h3' : 'h2'} />
            <div className={styles.events}>
              {eintraege.map((event) => (
                <VeranstaltungCard
                  // A series may take place twice on one day.
                  key={`${event.id} ${event.timeFrom ?? ''}`}
                  event={event}
                  heading={titel ? 'h4' : 'h3'}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ListFoot list={block.context} whole={whole} words={words.back} query={query} />
    </section>
  )
}
