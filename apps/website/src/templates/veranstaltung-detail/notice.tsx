import type { Sprache, Termin, Veranstaltung } from '@kurstadt/contract'
import { useEventTexts, useLang, useTexts } from '../../i18n/index.ts'
import styles from './veranstaltung-detail.module.css'

type ChangesProps = { of: Termin; sprache: Sprache }

/** What is not as announced, in words: the reason in its language, and where it stood before. */
export function Changes({ of, sprache }: ChangesProps) {
  const lang = useLang(sprache)
  const words = useTexts()
  const page = useEventTexts().veranstaltung
  const { statusgrund, verschoben_von: before, verlegt_von: place } = of
  const time = before?.timeFrom ? `, ${words.format.clock(before.timeFrom)}` : ''
  if (statusgrund === null && before === null && place === null) return null
  return (
    <span className={styles.changes}>
      {statusgrund && <span lang={lang}>{statusgrund}</span>}
      {before && <span>{page.moved(`${before.dateFrom}${time}`)}</span>}
      {place && (
        <span>
          {page.elsewhere} <span lang={place.sprache}>{place.titel}</span>
        </span>
      )}
    </span>
  )
}

/** Says before anything else that an event is over, or not as it was announced. */
export function Notice({ event }: { event: Veranstaltung }) {
  const words = useEventTexts().veranstaltung
  const { status } = useTexts().veranstaltungen
  const isChanged = event.status !== 'geplant' || event.statusgrund !== null
  if (!(event.vergangen || isChanged)) return null
  return (
    <div className={styles.notice}>
      {event.vergangen && (
        <p className={styles.over}>{event.status === 'abgesagt' ? words.gone : words.over}</p>
      )}
      {isChanged && (
        <p className={styles.status} data-status={event.status}>
          {event.status !== 'geplant' && <strong>{status[event.status]}</strong>}{' '}
          <Changes of={event} sprache={event.sprache} />
        </p>
      )}
    </div>
  )
}
