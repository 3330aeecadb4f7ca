import type { Termin, Veranstaltung } from '@kurstadt/contract'
import { StatusBadge } from '../../features/veranstaltungen/index.ts'
import { useTexts } from '../../i18n/index.ts'
import styles from './veranstaltung-detail.module.css'

/** What is not as announced, in words: the reason, and where it stood before. */
export function Changes({ of }: { of: Termin }) {
  const words = useTexts()
  const { statusgrund, verschoben_von: before, verlegt_von: place } = of
  const time = before?.timeFrom ? `, ${words.format.clock(before.timeFrom)}` : ''
  const said = [
    statusgrund,
    before && words.veranstaltung.moved(`${before.dateFrom}${time}`),
    place && words.veranstaltung.elsewhere(place),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <span className={styles.changes}>
      {said.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  )
}

/** Says before anything else that an event is over, or not as it was announced. */
export function Notice({ event }: { event: Veranstaltung }) {
  const words = useTexts().veranstaltung
  const isChanged = event.status !== 'geplant' || event.statusgrund !== null
  if (!(event.vergangen || isChanged)) return null
  return (
    <div className={styles.notice}>
      {event.vergangen && <p className={styles.over}>{words.over}</p>}
      {isChanged && (
        <p className={styles.status}>
          <StatusBadge status={event.status} /> <Changes of={event} />
        </p>
      )}
    </div>
  )
}
