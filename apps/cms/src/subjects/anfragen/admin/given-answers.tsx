'use client'
import { germanTime } from '../../../platform/time/german-time.ts'
import styles from './inbox.module.css'
import type { Correspondence } from './use-correspondence.ts'

type GivenAnswersProps = Pick<Correspondence, 'nachrichten' | 'statusseite'>

/** Answers that the office has given, oldest first. */
export function GivenAnswers({ nachrichten, statusseite }: GivenAnswersProps) {
  const withoutMail = statusseite ? ', nur auf der Statusseite' : ', nur bei der Anfrage'
  return nachrichten.map(({ am, wer, betreff, text, perMail }) => (
    <article key={am} className={styles.answer}>
      <h4>{betreff}</h4>
      <p className={styles.soft}>
        {germanTime(am)}, {wer}
        {perMail ? '' : withoutMail}
      </p>
      <p className={styles.text}>{text}</p>
    </article>
  ))
}
