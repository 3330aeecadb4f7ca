import { Messages, useMessageTexts } from '../../features/mitteilungen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './push-hinweis.module.css'

/** Messages on the visitor's own device (spec 2.6, push-notification widget). */
export function PushHinweis({ block: { context, options } }: ViewProps<'push-hinweis'>) {
  const words = useMessageTexts()
  const { einleitung, titel } = options
  return (
    <section className={styles.section} id="mitteilungen">
      <h2>{titel ?? words.titel}</h2>
      {einleitung && <p>{einleitung}</p>}
      <Messages angebot={context} />
    </section>
  )
}
