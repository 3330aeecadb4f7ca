'use client'
import styles from './alert.module.css'
import type { PlannedAlert } from './planned-alert.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function Message({ adresse, lang, text, titel }: PlannedAlert['de'] & { lang: string }) {
  return (
    <div className={styles.message}>
      <p lang={lang}>
        <strong>{titel}</strong>
      </p>
      {text !== '' && <p lang={lang}>{text}</p>}
      <p className={styles.path}>öffnet {adresse}</p>
    </div>
  )
}

function Before({ bisher }: Pick<PlannedAlert, 'bisher'>) {
  if (bisher.length === 0) return null
  return (
    <>
      <h3>Schon hinausgegangen</h3>
      <ul>
        {bisher.map(({ am, was, wer }) => (
          <li key={am}>
            {moment.format(new Date(am))} Uhr {was}, von {wer}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How it looks on a telephone, and how many get it. */
export function AlertFacts({ bisher, de, empfaenger, en }: PlannedAlert) {
  return (
    <div className={styles.facts}>
      <h3>So erscheint sie</h3>
      <Message {...de} lang="de" />
      <h3>Wer die Website auf Englisch liest, bekommt</h3>
      <Message {...en} lang="en" />
      <p>
        {empfaenger === 1 ? (
          <strong>Geht an 1 Gerät.</strong>
        ) : (
          <strong>Geht an {empfaenger} Geräte.</strong>
        )}{' '}
        Eine gesendete Mitteilung lässt sich nicht zurückholen.
      </p>
      <Before bisher={bisher} />
    </div>
  )
}
