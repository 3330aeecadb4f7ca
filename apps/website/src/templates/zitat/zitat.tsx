import type { ViewProps } from '../template.ts'
import styles from './zitat.module.css'

/** A quotation with its source. */
export function Zitat({ block }: ViewProps<'zitat'>) {
  const { text, quelle } = block.options
  return (
    <figure className={styles.zitat}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {quelle && <figcaption className={styles.source}>{quelle}</figcaption>}
    </figure>
  )
}
