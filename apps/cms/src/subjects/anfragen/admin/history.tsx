import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { germanTime } from '../../../platform/time/german-time.ts'
import styles from './inbox.module.css'

const steps = z
  .array(z.object({ am: z.string(), wer: z.string().nullable(), was: z.string() }))
  .catch([])

/** Who did what with a request, and when; the newest first. */
export function History({ data }: UIFieldServerProps) {
  const verlauf = steps.parse(data?.verlauf)
  if (verlauf.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>Verlauf</h3>
      <ol className={styles.history}>
        {verlauf.toReversed().map(({ am, wer, was }) => (
          <li key={`${am} ${was}`}>
            {germanTime(am)}: {was}
            {wer !== null && `, ${wer}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
