import type { Sitzungsliste } from '@kurstadt/contract'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { SelectField } from '../../ui/field/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { CouncilCalendar } from './council-calendar.tsx'
import { MeetingList } from './meeting-list.tsx'
import styles from './meetings.module.css'
import { type CouncilQuery, councilParameters } from './query.ts'
import { SubscribeLinks } from './subscribe-links.tsx'

const { gremium_id, jahr, monat } = councilParameters

/** What the address asks of the list of meetings. */
const useQuery = (): CouncilQuery => useKnownQuery({ gremium_id, jahr, monat })

type Place = { list: Sitzungsliste; query: CouncilQuery; path: string }

/** Committee and year; in the calendar the committee alone, because a month is in one year. */
function Filter({ list, query, path }: Place) {
  const words = useRatsinfoTexts()
  const month = query.monat
  return (
    <form className={styles.filter} action={path} aria-label={words.sitzungen.filter}>
      <SelectField
        id="sitzungen-gremium"
        name="gremium_id"
        label={words.gremiumWahl}
        placeholder={words.alleGremien}
        options={list.gremien.map(({ id, titel }) => ({ value: String(id), label: titel }))}
        defaultValue={query.gremium_id ?? ''}
      />
      {month === undefined ? (
        <SelectField
          id="sitzungen-jahr"
          name="jahr"
          label={words.jahrWahl}
          placeholder={words.sitzungen.kommend}
          options={list.jahre.map((year) => ({ value: String(year), label: String(year) }))}
          defaultValue={query.jahr ?? ''}
        />
      ) : (
        <input type="hidden" name="monat" value={month} />
      )}
      <button type="submit" className={buttonClass('solid')}>
        {words.aendern}
      </button>
    </form>
  )
}

function Views({ list, query, path }: Place) {
  const words = useRatsinfoTexts().sitzungen
  const isMonth = query.monat !== undefined
  const month = query.jahr ? `${query.jahr}-01` : list.heute.slice(0, 7)
  return (
    <nav aria-label={words.ansicht}>
      <ChoiceList>
        <li>
          <Choice href={listAddress(path, query, { monat: null })} isCurrent={!isMonth}>
            <Icon name="menu" />
            {words.liste}
          </Choice>
        </li>
        <li>
          <Choice
            href={listAddress(path, query, { monat: query.monat ?? month, jahr: null })}
            isCurrent={isMonth}
          >
            <Icon name="kalender" />
            {words.kalender}
          </Choice>
        </li>
      </ChoiceList>
    </nav>
  )
}

type Level = 'h2' | 'h3'
const below = { h2: 'h3', h3: 'h4' } as const

/** The meetings of a year; of this one those that are to come first, the next one on top. */
function Lists({ list, query, heading: Heading }: Place & { heading: Level }) {
  const words = useRatsinfoTexts().sitzungen
  const coming = list.data.filter(({ beginn }) => beginn.slice(0, 10) >= list.heute).toReversed()
  const past = list.data.filter(({ beginn }) => beginn.slice(0, 10) < list.heute)
  if (query.jahr !== undefined && coming.length === 0)
    return (
      <section className={styles.part}>
        <Heading>{words.imJahr(list.jahr)}</Heading>
        {past.length === 0 && <p>{words.keine}</p>}
        <MeetingList sitzungen={past} heading={below[Heading]} />
      </section>
    )
  return (
    <>
      <section className={styles.part}>
        <Heading>{words.kommend}</Heading>
        {coming.length === 0 && <p>{words.keineKommenden}</p>}
        <MeetingList sitzungen={coming} heading={below[Heading]} />
      </section>
      {past.length > 0 && (
        <section className={styles.part}>
          <Heading>{words.vergangen}</Heading>
          <MeetingList sitzungen={past} heading={below[Heading]} />
        </section>
      )}
    </>
  )
}

/** Meetings as a list or a month’s calendar, of all committees or one (spec 2.6). */
export function Meetings({ list, heading }: { list: Sitzungsliste; heading: Level }) {
  const place = { list, query: useQuery(), path: useCurrentPath() }
  return (
    <div className={styles.meetings}>
      <div className={styles.bar}>
        <Filter {...place} />
        <Views {...place} />
      </div>
      {list.monat === null ? (
        <Lists {...place} heading={heading} />
      ) : (
        <CouncilCalendar {...place} month={list.monat} heading={heading} />
      )}
      <SubscribeLinks gremium={place.query.gremium_id ?? null} />
    </div>
  )
}
