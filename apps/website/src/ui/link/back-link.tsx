import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useCurrentPath } from './address.ts'
import styles from './back-link.module.css'
import { Link } from './link.tsx'

type BackLinkProps = {
  children: ReactNode
  /** Query and hash of the list. */
  to?: string
}

/** Leads from an entry to its list: one step up in the address (page model, section 2). */
export function BackLink({ children, to = '' }: BackLinkProps) {
  const parent = useCurrentPath().replace(/[^/]*\/?$/, '')
  return (
    <p className={styles.back}>
      <Link href={parent + to}>
        <Icon name="arrow-left" />
        {children}
      </Link>
    </p>
  )
}
