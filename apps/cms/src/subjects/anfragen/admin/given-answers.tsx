'use client'
import { germanTime } from '../../../platform/time/german-time.ts'
import styles from './inbox.module.css'
import type { Correspondence } from './use-correspondence.ts'

/** Answers that the office has given, oldest first. */
export function GivenAnswers({ nachrichten }: Pick<Correspondence, 'nachrichten'>) {
  return nachrichten.map(({ am, wer, betreff, text, perMail }) => (
    <article key={am} className={styles.answer}>
      <h4>{betreff}</h4>
      <p className={styles.soft}>
        {germanTime(am)}, {wer}
        {perMail ? '' : ', nur auf der Statusseite'}
      </p>
      <p className={styles.text}>{text}</p>
    </article>
  ))
}
