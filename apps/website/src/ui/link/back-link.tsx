import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useCurrentPath } from './address.ts'
import styles from './back-link.module.css'
import { Link } from './link.tsx'

/** Leads from an entry to its list: one step up in the address (page model, section 2). */
export function BackLink({ children }: { children: ReactNode }) {
  const parent = useCurrentPath().replace(/[^/]*\/?$/, '')
  return (
    <p className={styles.back}>
      <Link href={parent}>
        <Icon name="arrow-left" />
        {children}
      </Link>
    </p>
  )
}
