'use client'
import { useState } from 'react'
import styles from '../../../editing/views/dialog.module.css'
import own from './inbox.module.css'
import type { Correspondence } from './use-correspondence.ts'

type Receiver = Pick<Correspondence, 'email' | 'sprache' | 'statusseite'>

type AnswerFieldsProps = Receiver & Pick<Correspondence, 'vorlagen'>

function wayTo({ email, statusseite }: Receiver): string {
  if (email !== null)
    return statusseite
      ? `Geht als E-Mail an ${email} und steht auf der Statusseite.`
      : `Geht als E-Mail an ${email}. Eine Statusseite hat diese Anfrage nicht.`
  return statusseite
    ? 'Eine E-Mail-Adresse ist nicht bekannt: Die Antwort steht nur auf der Statusseite.'
    : 'Diese Anfrage hat weder Statusseite noch E-Mail-Adresse: Bitte rufen Sie an; der Text bleibt nur bei der Anfrage.'
}

function whereTo(receiver: Receiver): string {
  return wayTo(receiver) + (receiver.sprache === 'en' ? ' Die Anfrage kam auf Englisch.' : '')
}

/** Subject and text of an answer, which a template fills in. */
export function AnswerFields({ vorlagen, ...known }: AnswerFieldsProps) {
  const [texts, setTexts] = useState({ betreff: '', text: '' })
  const choose = (id: string) => {
    const chosen = vorlagen.find((one) => one.id === id)
    if (chosen) setTexts({ betreff: chosen.betreff, text: chosen.text })
  }
  return (
    <>
      <p className={own.where}>{whereTo(known)}</p>
      {vorlagen.length > 0 && (
        <label className={styles.field}>
          Vorlage
          <select defaultValue="" onChange={(event) => choose(event.target.value)}>
            <option value="">ohne Vorlage</option>
            {vorlagen.map(({ id, titel }) => (
              <option key={id} value={id}>
                {titel}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        Betreff
        <input
          name="betreff"
          required
          maxLength={160}
          value={texts.betreff}
          onChange={({ target }) => setTexts({ ...texts, betreff: target.value })}
        />
      </label>
      <label className={styles.field}>
        Text
        <textarea
          name="text"
          required
          rows={12}
          maxLength={8000}
          className={own.area}
          value={texts.text}
          onChange={({ target }) => setTexts({ ...texts, text: target.value })}
        />
      </label>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" name="erledigt" />
          Damit ist die Anfrage erledigt
        </label>
      </div>
    </>
  )
}
