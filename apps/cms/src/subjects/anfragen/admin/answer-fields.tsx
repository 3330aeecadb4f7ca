'use client'
import { useState } from 'react'
import styles from '../../../editing/views/dialog.module.css'
import own from './inbox.module.css'
import type { Correspondence } from './use-correspondence.ts'

type AnswerFieldsProps = Pick<Correspondence, 'email' | 'sprache' | 'vorlagen'>

function whereTo({ email, sprache }: Pick<Correspondence, 'email' | 'sprache'>): string {
  const words = sprache === 'en' ? ' Die Anfrage kam auf Englisch.' : ''
  const where =
    email === null
      ? 'Eine E-Mail-Adresse ist nicht bekannt: Die Antwort steht nur auf der Statusseite.'
      : `Geht als E-Mail an ${email} und steht auf der Statusseite.`
  return where + words
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
