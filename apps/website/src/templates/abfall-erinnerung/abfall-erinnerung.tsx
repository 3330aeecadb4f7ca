import { Reminders, useReminderTexts } from '../../features/erinnerung/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './abfall-erinnerung.module.css'

/** Reminders of collections by mail (spec 2.6, waste collection dates with reminder form). */
export function AbfallErinnerung({ block }: ViewProps<'abfall-erinnerung'>) {
  const words = useReminderTexts()
  const { titel } = block.options
  return (
    <section className={styles.section}>
      <h2>{titel ?? words.titel}</h2>
      <Reminders calendar={block.context} />
    </section>
  )
}
