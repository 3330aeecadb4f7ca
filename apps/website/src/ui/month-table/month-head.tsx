import { formatMonth, useSprache } from '../../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import styles from './month-head.module.css'

/** Another month to go to; `words` say which of the two it is. */
type OtherMonth = { month: string; href: string; words: string }

function Step({ other, isNext }: { other: OtherMonth | null; isNext: boolean }) {
  const sprache = useSprache()
  if (other === null) return <span />
  return (
    <Link className={styles.step} href={other.href} rel={isNext ? 'next' : 'prev'}>
      {!isNext && <Icon name="arrow-left" />}
      <span>
        <span className="visuallyHidden">{other.words}:</span> {formatMonth(other.month, sprache)}
      </span>
      {isNext && <Icon name="arrow-right" />}
    </Link>
  )
}

type MonthHeadProps = {
  month: string
  heading: 'h2' | 'h3'
  before: OtherMonth | null
  after: OtherMonth | null
}

/** Name of a month between the ways to the one before and the next. */
export function MonthHead({ month, heading: Heading, before, after }: MonthHeadProps) {
  const sprache = useSprache()
  return (
    <div className={styles.head}>
      <Step other={before} isNext={false} />
      <Heading className={styles.month}>{formatMonth(month, sprache)}</Heading>
      <Step other={after} isNext />
    </div>
  )
}
