'use client'
import type { Veranstaltung } from '@kurstadt/contract'
import { useState } from 'react'
import styles from '../../../editing/views/dialog.module.css'
import type { KnownEvent } from './event-days.ts'

type Stand = Exclude<Veranstaltung['status'], 'verlegt'>

const choices: readonly { stand: Stand; label: string }[] = [
  { stand: 'abgesagt', label: 'Sie fällt aus' },
  { stand: 'verschoben', label: 'Sie wird verschoben' },
  { stand: 'ausverkauft', label: 'Sie ist ausverkauft' },
  { stand: 'geplant', label: 'Sie findet doch statt' },
]

const states: Record<Veranstaltung['status'], string> = {
  geplant: '',
  abgesagt: ' – abgesagt',
  verschoben: ' – verschoben',
  verlegt: ' – verlegt',
  ausverkauft: ' – ausverkauft',
}

/** All days of a series, beside each of them. */
const allDays = 'alle'

type WhichDayProps = Pick<KnownEvent, 'termine'> & { onChoose: (termin: string) => void }

function WhichDay({ termine, onChoose }: WhichDayProps) {
  return (
    <label className={styles.field}>
      Welcher Termin?
      <select
        name="termin"
        required
        defaultValue=""
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          Bitte wählen
        </option>
        <option value={allDays}>Alle Termine der Reihe</option>
        {termine.map(({ regeltag, regelzeit, text, status }) => {
          const name = [regeltag, regelzeit].filter(Boolean).join(' ')
          return (
            <option key={name} value={name}>
              {text}
              {states[status]}
            </option>
          )
        })}
      </select>
    </label>
  )
}

function NewDay() {
  return (
    <fieldset className={styles.row}>
      <legend>Neuer Termin, falls er schon feststeht</legend>
      <label className={styles.field}>
        Tag
        <input type="date" name="neues_datum" />
      </label>
      <label className={styles.field}>
        Von
        <input type="time" name="timeFrom" />
      </label>
      <label className={styles.field}>
        Bis
        <input type="time" name="timeTo" />
      </label>
    </fieldset>
  )
}

function Reason() {
  return (
    <>
      <label className={styles.field}>
        Grund
        <input name="grund" required maxLength={300} aria-describedby="absage-grund" />
        <span id="absage-grund" className={styles.help}>
          Steht groß auf der Website: „Die Sängerin ist erkrankt. Karten gelten weiter.“
        </span>
      </label>
      <label className={styles.field}>
        Grund auf Englisch (freiwillig)
        <input name="grund_en" maxLength={300} lang="en" />
      </label>
    </>
  )
}

/** What is asked before an event is cancelled. */
export function CancelFields({ event }: { event: KnownEvent }) {
  const [stand, setStand] = useState<Stand>('abgesagt')
  const [termin, setTermin] = useState(event.istReihe ? allDays : '')
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Was ist mit der Veranstaltung?</legend>
        {choices.map((one) => (
          <label key={one.stand}>
            <input
              type="radio"
              name="stand"
              value={one.stand}
              checked={stand === one.stand}
              onChange={() => setStand(one.stand)}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      {event.istReihe && <WhichDay termine={event.termine} onChoose={setTermin} />}
      {stand === 'verschoben' && termin !== allDays && <NewDay />}
      {stand !== 'geplant' && <Reason />}
    </>
  )
}
