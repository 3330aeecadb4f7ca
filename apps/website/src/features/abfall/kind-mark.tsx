import type { Abfuhrtermin } from '@kurstadt/contract'
import styles from './collections.module.css'

/** A kind of waste: its name beside its colour, which is never all that tells it from another. */
export function KindMark({ abfallart }: Pick<Abfuhrtermin, 'abfallart'>) {
  const { farbe, titel } = abfallart
  return (
    <span className={styles.kind}>
      <span className={styles.colour} style={{ background: farbe }} aria-hidden="true" />
      {titel}
    </span>
  )
}
