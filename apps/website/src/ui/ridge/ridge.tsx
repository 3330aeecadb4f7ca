import styles from './ridge.module.css'
import drawing from './ridge.svg?url'

/** The edge between a light and a dark part of a page: two rows of firs, decoration only. */
export function Ridge() {
  return (
    <svg className={styles.ridge} aria-hidden="true">
      <use href={`${drawing}#ridge`} />
    </svg>
  )
}
