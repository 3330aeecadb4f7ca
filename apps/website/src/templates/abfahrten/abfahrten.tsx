import type { Abfahrten } from '@kurstadt/contract'
import {
  DayForm,
  Departures,
  Exceptions,
  NextDepartures,
  ServiceInWords,
  TimetableLink,
  Timetables,
  useBergbahnTexts,
} from '../../features/bergbahn/index.ts'
import { formatDay, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './abfahrten.module.css'

function Today({ day }: { day: Abfahrten }) {
  const words = useBergbahnTexts()
  const { abfahrten, ausnahmen, feiertag, heute, ruht, sprache, tag } = day
  return (
    <>
      <div className={styles.today}>
        {feiertag && <p>{words.feiertag(feiertag)}</p>}
        <ServiceInWords day={day} />
        {tag === heute && ruht === null && <NextDepartures day={day} />}
        {ruht === null && ausnahmen.length > 0 && (
          <Exceptions ausnahmen={ausnahmen} sprache={sprache} isOfOneDay />
        )}
      </div>
      {abfahrten.length > 0 && (
        <details className={styles.all}>
          <summary className={styles.summary}>
            {words.abfahrten}
            <Icon name="chevron" />
          </summary>
          <Departures abfahrten={abfahrten} />
        </details>
      )}
    </>
  )
}

const asked = { tag: /^\d{4}-\d\d-\d\d$/ }

/** That another day was asked for than is shown: the timetables are not told for any. */
function TooFar({ tag }: { tag: string }) {
  const words = useBergbahnTexts()
  const wanted = useKnownQuery(asked).tag ?? tag
  return wanted === tag ? null : <p>{words.zuFern}</p>
}

/** What the railway runs on a day, when the next car goes, and its timetables (spec 9). */
export function AbfahrtenBlock({ block: { context, options } }: ViewProps<'abfahrten'>) {
  const words = useBergbahnTexts()
  const sprache = useSprache()
  const { fahrplaene, heute, tag } = context
  const day = formatDay(tag, sprache)
  return (
    <div className={styles.block}>
      <section className={styles.section}>
        <h2>{options.titel ?? words.fahrzeiten}</h2>
        {options.einleitung && <p>{options.einleitung}</p>}
        {fahrplaene.length === 0 ? (
          <p>{words.keiner}</p>
        ) : (
          <>
            <TooFar tag={tag} />
            <h3>{tag === heute ? `${words.heute}, ${day}` : day}</h3>
            <Today day={context} />
            <DayForm heute={heute} tag={tag} />
          </>
        )}
      </section>
      {fahrplaene.length > 0 && (
        <section className={styles.section}>
          <h2>{words.fahrplaene}</h2>
          <Timetables plans={fahrplaene} />
          <p>
            <TimetableLink />
          </p>
        </section>
      )}
    </div>
  )
}
