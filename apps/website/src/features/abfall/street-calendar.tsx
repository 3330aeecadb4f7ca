import type { Abfallkalender, Strasse } from '@kurstadt/contract'
import { formatDay, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { KindChoice, ViewChoice } from './choices.tsx'
import { CollectionMonth } from './collection-month.tsx'
import { CollectionList, NextCollection, NextOfEach } from './collections.tsx'
import { OwnStreet } from './own-street.tsx'
import { useCalendarAddress } from './query.ts'
import styles from './street-calendar.module.css'
import { useStreetName } from './street-search.tsx'
import { TakeAlong } from './take-along.tsx'
import { useAbfallTexts } from './texts.ts'

type CalendarProps = { calendar: Abfallkalender; strasse: Strasse }

function Dates({ calendar, strasse }: CalendarProps) {
  const words = useAbfallTexts()
  const { bis, heute, monat, naechste, termine } = calendar
  const sprache = useSprache()
  const address = useCalendarAddress(strasse.id)
  if (bis === null) return <p>{words.keineTermine}</p>
  if (monat === null && termine.length === 0 && naechste.length === 0)
    return (
      <p>
        {words.keineGewaehlt} <Link href={address({ arten: null })}>{words.alleZeigen}</Link>
      </p>
    )
  return (
    <>
      {monat === null ? (
        <>
          <NextOfEach termine={naechste} />
          <CollectionList termine={termine} />
        </>
      ) : (
        <CollectionMonth heute={heute} month={monat} street={strasse.id} termine={termine} />
      )}
      <p className={styles.until}>{words.bis(formatDay(bis, sprache))}</p>
    </>
  )
}

/** The collections of a street: what is next, a list or a month, and what one takes along. */
export function StreetCalendar({ calendar, strasse }: CalendarProps) {
  const words = useAbfallTexts()
  const name = useStreetName(strasse)
  const { abgeholt, arten, bis, heute, monat, naechste, termine } = calendar
  return (
    <div className={styles.calendar}>
      <h3 id="abfuhr">{words.fuer(name)}</h3>
      {strasse.ortsteil && (
        <p className={styles.district} lang="de">
          {strasse.ortsteil}
        </p>
      )}
      <NextCollection heute={heute} termine={monat === null ? termine : naechste} />
      <OwnStreet street={{ id: strasse.id, name }} />
      <KindChoice arten={arten.filter(({ id }) => abgeholt.includes(id))} street={strasse.id} />
      <ViewChoice heute={heute} street={strasse.id} />
      <Dates calendar={calendar} strasse={strasse} />
      <TakeAlong bis={bis} heute={heute} street={strasse.id} />
    </div>
  )
}
