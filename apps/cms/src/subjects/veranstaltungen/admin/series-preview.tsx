'use client'
import type { Veranstaltung } from '@kurstadt/contract'
import styles from '../../../editing/views/dialog.module.css'
import { dayInWords, seriesInWords, timesInWords } from '../termine/in-words.ts'
import { notesOf } from '../termine/notes.ts'
import { type Occurrence, occurrencesOf } from '../termine/occurrences.ts'
import type { Scheduled } from '../termine/serie.ts'
import { NoteList } from './note-list.tsx'
import { useWrittenEvent, type WithHolidays } from './written-event.ts'

/** Days that are shown at once; the others are a click away. */
const most = 12

const states: Record<Veranstaltung['status'], string> = {
  geplant: '',
  abgesagt: 'abgesagt',
  verschoben: 'verschoben',
  verlegt: 'verlegt',
  ausverkauft: 'ausverkauft',
}

function Day({ day }: { day: Occurrence }) {
  const { datum_von, datum_bis, regeltag, status } = day
  const days = [datum_von, datum_bis].filter((one, index, all) => all.indexOf(one) === index)
  const isMoved = datum_von !== regeltag
  return (
    <li>
      {[days.map(dayInWords).join(' bis '), timesInWords(day)].filter(Boolean).join(', ')}
      {isMoved && <> (statt {dayInWords(regeltag)})</>}
      {states[status] !== '' && <strong> {states[status]}</strong>}
    </li>
  )
}

function Days({ days }: { days: readonly Occurrence[] }) {
  const name = ({ regeltag, regelzeit }: Occurrence) => `${regeltag} ${regelzeit ?? ''}`
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <Day key={name(day)} day={day} />
      ))}
    </ol>
  )
}

function Preview({ event, heute }: { event: Scheduled; heute: string }) {
  const days = occurrencesOf(event, heute)
  return (
    <>
      <p className={styles.rule}>{seriesInWords(event, days)}:</p>
      <Days days={days.slice(0, most)} />
      {days.length > most && (
        <details className={styles.more}>
          <summary>Die übrigen {days.length - most} Termine zeigen</summary>
          <Days days={days.slice(most)} />
        </details>
      )}
    </>
  )
}

/** The days that a rule makes, in words and one by one, while it is being written. */
export function SeriesPreview(known: WithHolidays) {
  const { event, heute } = useWrittenEvent(known)
  if (event === null || event.serie === null) return null
  const notes = notesOf(event, heute)
  const isWrong = notes.some(({ level }) => level === 'error')
  return (
    <section className={`field-type ${styles.preview}`} aria-label="Vorschau der Termine">
      <h3>So steht es im Kalender</h3>
      {!isWrong && <Preview event={event} heute={heute} />}
      <NoteList notes={notes} />
    </section>
  )
}
