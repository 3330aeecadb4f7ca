import { formatWeekdayShort, useSprache } from '../../i18n/index.ts'
import styles from './date-leaf.module.css'

const months = {
  de: ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
}

/** A day as a calendar tears it off; who listens hears it where it stands in words. */
export function DateLeaf({ tag }: { tag: string }) {
  const sprache = useSprache()
  const [year = '', month = '', day = ''] = tag.split('-')
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.weekday}>{formatWeekdayShort(tag, sprache)}</span>
      <span className={styles.day}>{Number(day)}</span>
      <span className={styles.month}>
        {months[sprache][Number(month) - 1]} {year}
      </span>
    </span>
  )
}
