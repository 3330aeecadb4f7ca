import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import styles from './choice.module.css'

/** A row of choices as a list, which paper does not need. */
export function ChoiceList(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul className={styles.choices} {...props} />
}

type ChoiceProps = {
  href: string
  children: ReactNode
  /** What is shown now. */
  isCurrent?: boolean
  /** How much it leaves, where that is known. */
  count?: ReactNode
  /** Set where the link takes away what was chosen: the words for whoever does not see its cross. */
  removal?: string | undefined
}

/** A link that is one of several to choose from, or takes away what was chosen. */
export function Choice({ href, children, isCurrent = false, count, removal }: ChoiceProps) {
  return (
    <Link className={styles.choice} href={href} aria-current={isCurrent || undefined}>
      {removal === undefined ? (
        children
      ) : (
        <>
          <span>
            {children} <span className="visuallyHidden">{removal}</span>
          </span>
          <Icon name="close" />
        </>
      )}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Link>
  )
}
