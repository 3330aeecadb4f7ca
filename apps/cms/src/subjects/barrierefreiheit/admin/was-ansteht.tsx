import type { UIFieldServerProps } from 'payload'
import { readStatementHints } from '../index.ts'
import styles from './was-ansteht.module.css'

/** What is out of date, overdue or missing in the statement, above its form. */
export async function WasAnsteht({ req }: UIFieldServerProps) {
  const hints = await readStatementHints(req)
  if (hints.length === 0) return null
  return (
    <section className={styles.hints} aria-label="Was ansteht">
      <h3>Was ansteht</h3>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </section>
  )
}
